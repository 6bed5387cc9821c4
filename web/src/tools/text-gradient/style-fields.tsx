import { ToolCheckbox } from '../../tool/tool-fields.tsx';
import { useWords } from '../../words/use-words.tsx';
import { gradientState, STYLES } from './state.ts';

export function StyleFields() {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:flex sm:flex-wrap">
      {STYLES.map((style) => (
        <ToolCheckbox
          key={style}
          of={gradientState}
          field={style}
          label={t(`text_gradient.${style}`)}
        />
      ))}
    </div>
  );
}
