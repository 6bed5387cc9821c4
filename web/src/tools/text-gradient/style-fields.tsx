import { useField } from '../../tool/tool.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useWords } from '../../words/use-words.tsx';
import { gradientState, STYLES } from './state.ts';

export function StyleFields() {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:flex sm:flex-wrap">
      {STYLES.map((style) => (
        <StyleField key={style} style={style} />
      ))}
    </div>
  );
}

interface StyleFieldProps {
  readonly style: (typeof STYLES)[number];
}

function StyleField({ style }: StyleFieldProps) {
  const { t } = useWords();
  const [isOn, setOn] = useField(gradientState, style);
  return <Checkbox label={t(`text_gradient.${style}`)} checked={isOn} onCheckedChange={setOn} />;
}
