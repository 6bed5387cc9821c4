import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type GradientState, type SetGradient, STYLES } from './state.ts';

interface StyleFieldsProps extends Pick<GradientState, (typeof STYLES)[number]> {
  readonly set: SetGradient;
}

export const StyleFields = memo(function StyleFields({ set, ...styles }: StyleFieldsProps) {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:flex sm:flex-wrap">
      {STYLES.map((style) => (
        <Checkbox
          key={style}
          label={t(`text_gradient.${style}`)}
          checked={styles[style]}
          onCheckedChange={(checked) => set({ [style]: checked })}
        />
      ))}
    </div>
  );
});
