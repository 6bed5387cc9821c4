import { SOURCE_FORMATS } from '@fucina/text-workshop';
import { memo } from 'react';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';
import type { SourceView } from './view-of.ts';

/** The notation that was found, and the choice of another. Follows when typing pauses. */
export function FormatField() {
  const { text, source } = useSettledSource();
  return <Formats text={text} source={source} />;
}

const Formats = memo(function Formats({ text, source }: Pick<SourceView, 'text' | 'source'>) {
  const { t } = useWords();
  const [format, setFormat] = useField(workshopState, 'format');
  const { set, get } = useToolStore(workshopState);
  const engine = lazyEngine.useLoaded();
  const found = t(`text_workshop.formats.${source?.format ?? 'mini-message'}`);
  const isOther = source?.ok && source.format !== 'mini-message' && source.format !== 'plain';

  function convert() {
    const isOlder = get().present.text !== text;
    if (!source?.ok || engine === undefined || isOlder) return;
    const converted = engine.writeMiniMessage(source.value).value;
    // Letters that look like codes or JSON are letters in MiniMessage.
    const found = engine.readSource(converted).format;
    const isFound = found === 'mini-message' || found === 'plain';
    set({ text: converted, format: isFound ? 'auto' : 'mini-message' });
  }

  return (
    <Field
      label={t('text_workshop.notation')}
      aside={
        isOther && (
          <Button size="small" onClick={convert}>
            {t('text_workshop.convert')}
          </Button>
        )
      }
    >
      <Select
        choices={[
          {
            value: 'auto',
            label: t('text_workshop.formats.auto', {
              format: format === 'auto' ? found : '…',
            }),
          },
          ...SOURCE_FORMATS.map((value) => ({
            value,
            label: t(`text_workshop.formats.${value}`),
          })),
        ]}
        value={format}
        onValueChange={setFormat}
      />
    </Field>
  );
});
