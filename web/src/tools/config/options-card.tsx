import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { configState, STYLES, TARGETS } from './state.ts';

export function OptionsCard() {
  const { t } = useWords();
  const [target, setTarget] = useField(configState, 'target');
  const [style, setStyle] = useField(configState, 'style');
  return (
    <Card title={t('config.options.title')} region>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('config.options.target')}>
          <Select
            choices={TARGETS.map((value) => ({
              value,
              label: t(`config.options.targets.${value}`),
            }))}
            value={target}
            onValueChange={setTarget}
          />
        </Field>
        <Field label={t('config.options.style')}>
          <Select
            choices={STYLES.map((value) => ({ value, label: t(`config.options.styles.${value}`) }))}
            value={style}
            onValueChange={setStyle}
          />
        </Field>
      </div>
    </Card>
  );
}
