import { splitProtected, toSmallCaps } from '@fucina/minecraft-text';
import { useTranslation } from 'react-i18next';
import { useToolState } from '../../state/use-tool-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { Field } from '../../ui/field.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { examples } from './examples.ts';
import { Glyphs } from './glyphs.tsx';
import { smallCapsState } from './state.ts';

const ROWS = 15;

export function Page() {
  const { t } = useTranslation();
  const tool = useToolState(smallCapsState);
  const { text, keepCodes, q, s, digits } = tool.state;
  const output = toSmallCaps(text, { q, s, digits, skipCodes: keepCodes });
  const hasCodes = !keepCodes && splitProtected(text).some(({ isProtected }) => isProtected);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ExamplesMenu
          examples={examples.map(({ name, state }) => ({
            label: t(`smallcap.examples.${name}`),
            value: state,
          }))}
          onChoose={tool.set}
        />
        <ToolActions tool={tool} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label={t('smallcap.input')}
          aside={
            <span className="flex min-h-8 items-center pointer-coarse:min-h-control">
              <LengthMeter length={text.length} />
            </span>
          }
          hint={
            hasCodes && (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
                {t('smallcap.codes_found')}
                <Button size="small" onClick={() => tool.set({ keepCodes: true })}>
                  {t('smallcap.keep_codes_now')}
                </Button>
              </span>
            )
          }
        >
          <TextArea
            rows={ROWS}
            value={text}
            placeholder={t('smallcap.placeholder')}
            onValueChange={(value) => tool.set({ text: value })}
          />
        </Field>
        <Output label={t('smallcap.output')} value={output} rows={ROWS} />
      </div>
      <Card title={t('smallcap.glyphs.title')}>
        <Glyphs state={tool.state} onChange={tool.set} />
      </Card>
    </div>
  );
}
