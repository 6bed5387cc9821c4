import { useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { cssGradient } from './css-gradient.ts';
import { gradientState } from './state.ts';

/** Gradients to start from, our own picks. */
const PRESETS = [
  { name: 'forge', colors: ['#E43A96', '#FBE108'] },
  { name: 'ember', colors: ['#FF512F', '#F09819', '#FFE29A'] },
  { name: 'frost', colors: ['#E0F7FF', '#67C6E3', '#2F6FB2'] },
  { name: 'meadow', colors: ['#C6F68D', '#4CBB6B', '#1F7A5C'] },
  { name: 'dusk', colors: ['#FFB88C', '#DE6262', '#5B3A8C'] },
  { name: 'amethyst', colors: ['#E7C6FF', '#A06CD5', '#6247AA'] },
  { name: 'end', colors: ['#F6F3B8', '#B9A6D9', '#3B2A5C'] },
  { name: 'rainbow', colors: ['#FF5555', '#FFAA00', '#FFFF55', '#55FF55', '#55FFFF', '#FF55FF'] },
] as const satisfies readonly { readonly name: string; readonly colors: readonly string[] }[];

export function PresetMenu() {
  const { t } = useWords();
  const { set } = useToolStore(gradientState);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t('text_gradient.presets.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map(({ name, colors }) => (
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
