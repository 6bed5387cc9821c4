import { useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { cssGradient } from './css-gradient.ts';
import { presets } from './presets.ts';
import { gradientState } from './state.ts';

export function PresetMenu() {
  const { t } = useWords();
  const { set } = useToolStore(gradientState);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t('text_gradient.presets.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ name, colors }) => (
          <Button key={name} size="small" onClick={() => set({ colors })}>
            <span
              aria-hidden
              className="h-3 w-8 rounded-sm border border-hairline forced-color-adjust-none"
              style={{ background: cssGradient(colors) }}
            />
            {t(`text_gradient.presets.${name}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
