import type { Ref } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Fold, type FoldHandle } from './fold.tsx';
import { motdState } from './state.ts';

/** The texts around the number of players. */
export function AroundCard({ ref }: { readonly ref: Ref<FoldHandle> }) {
  const { t } = useWords();
  const [hover, setHover] = useField(motdState, 'hover');
  return (
    <Fold ref={ref} label={t('motd.around.title')}>
      <Field label={t('motd.around.hover')} hint={t('motd.around.hover_hint')}>
        <TextArea
          className="font-mono text-body-sm"
          rows={3}
          spellCheck={false}
          value={hover}
          maxLength={motdState.fields.hover.maxLength}
          onValueChange={setHover}
        />
      </Field>
      <ToolText
        of={motdState}
        field="versionText"
        label={t('motd.around.version')}
        hint={t('motd.around.version_hint')}
        className="font-mono text-body-sm"
        spellCheck={false}
        autoCapitalize="off"
      />
    </Fold>
  );
}
