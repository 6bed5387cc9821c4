import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { DEFAULT_FORMAT, type GradientStore } from './state.ts';
import { useGradient } from './use-gradient.ts';

/** Longest that chat takes, and an item's name on an anvil (with room that servers differ in). */
const LIMITS = { chat: 256, anvil: 100 };

interface GradientOutputProps {
  readonly store: GradientStore;
}

/** The text as the service writes it. */
export const GradientOutput = memo(function GradientOutput({ store }: GradientOutputProps) {
  const { t } = useWords();
  const state = usePart(store, ({ present }) => present);
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
});
