import { splitProtected, toSmallCaps } from '@fucina/minecraft-text';
import { useWords } from '../../app/use-words.tsx';
import { useToolState } from '../../state/use-tool-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { ToolHead } from '../../ui/tool-head.tsx';
import { exampleLabel, examples } from './examples.ts';
import { Glyphs } from './glyphs.tsx';
import { smallCapsState } from './state.ts';

const ROWS = 15;

export function Page() {
  const { t } = useWords();
  const { state, set, controls } = useToolState(smallCapsState);
  const { text, keepCodes, q, s, digits } = state;
  const output = toSmallCaps(text, { q, s, digits, skipCodes: keepCodes });
  const hasCodes = !keepCodes && splitProtected(text).some(({ isProtected }) => isProtected);
  return (
    <div className="flex flex-col gap-6">
      <ToolHead examples={examples} labelOf={exampleLabel} onChoose={set} controls={controls} />
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
                <Button size="small" onClick={() => set({ keepCodes: true })}>
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
            onValueChange={(value) => set({ text: value })}
          />
        </Field>
        <Output label={t('smallcap.output')} value={output} rows={ROWS} />
      </div>
      <Card title={t('smallcap.glyphs.title')}>
        <Glyphs keepCodes={keepCodes} q={q} s={s} digits={digits} set={set} />
      </Card>
    </div>
  );
}
