import { useWords } from '../../app/use-words.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { DEFAULT_FORMAT, type GradientState } from './state.ts';
import { useGradient } from './use-gradient.ts';

/** Longest that chat takes, and an item's name on an anvil (with room that servers differ in). */
const LIMITS = { chat: 256, anvil: 100 };

/** The text as the service writes it. */
export function GradientOutput({ state }: { readonly state: GradientState }) {
  const { t } = useWords();
  const output = useGradient(state);
  return (
    <>
      <Output
        label={t('text_gradient.output')}
        value={output}
        kind={state.format ?? DEFAULT_FORMAT}
        rows={5}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <LengthMeter
          label={t('text_gradient.limits.chat')}
          length={output.length}
          max={LIMITS.chat}
        />
        <LengthMeter
          label={t('text_gradient.limits.anvil')}
          length={output.length}
          max={LIMITS.anvil}
        />
      </div>
    </>
  );
}
