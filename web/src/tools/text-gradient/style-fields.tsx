import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type GradientStore, STYLES } from './state.ts';

interface StyleFieldsProps {
  readonly store: GradientStore;
}

export const StyleFields = memo(function StyleFields({ store }: StyleFieldsProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:flex sm:flex-wrap">
      {STYLES.map((style) => (
        <StyleField key={style} store={store} style={style} />
      ))}
    </div>
  );
});

interface StyleFieldProps extends StyleFieldsProps {
  readonly style: (typeof STYLES)[number];
}

function StyleField({ store, style }: StyleFieldProps) {
  const { t } = useWords();
  const isOn = usePart(store, ({ present }) => present[style]);
  return (
    <Checkbox
      label={t(`text_gradient.${style}`)}
      checked={isOn}
      onCheckedChange={(checked) => store.set({ [style]: checked })}
    />
  );
}
