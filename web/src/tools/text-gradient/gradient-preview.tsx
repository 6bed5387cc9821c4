import { useTranslation } from 'react-i18next';
import { cssGradient } from './css-gradient.ts';
import type { GradientState } from './state.ts';

interface GradientPreviewProps {
  readonly state: GradientState;
}

export function GradientPreview({ state }: GradientPreviewProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('text_gradient.preview')}>
      <div style={{ background: cssGradient(state.colors) }}>{state.text}</div>
    </section>
  );
}
