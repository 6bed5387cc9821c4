import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { useWords } from '../../words/use-words.tsx';
import { COLOR_LIMITS, type Finish, TRANSPARENCIES } from '../imaging/finish.ts';

interface FinishCardProps {
  readonly finish: Finish;
  readonly onFinish: (finish: Finish) => void;
}

const MAX_RADIUS = 32;

/** Transparency, corners, outline and number of colors. */
export function FinishCard({ finish, onFinish }: FinishCardProps) {
  const { t } = useWords();
  const change = (changes: Partial<Finish>) => onFinish({ ...finish, ...changes });
  const color = (name: 'background' | 'outlineColor', label: string) => (
    <ColorField
      label={label}
      pickerLabel={t('icon.pick_color', { name: label })}
      value={finish[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Card region title={t('icon.finish.title')} className="@container">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Field label={t('icon.finish.transparency')}>
            <Select
              choices={TRANSPARENCIES.map((value) => ({
                value,
                label: t(`icon.finish.transparencies.${value}`),
              }))}
              value={finish.transparency}
              onValueChange={(transparency) => change({ transparency })}
            />
          </Field>
          {finish.transparency === 'fill' && color('background', t('icon.finish.background'))}
        </div>
        <Field label={t('icon.finish.colors')} hint={t('icon.finish.colors_hint')}>
          <Select
            choices={COLOR_LIMITS.map((value) => ({
              value,
              label:
                value === 'all' ? t('icon.finish.all') : t('icon.finish.limit', { limit: value }),
            }))}
            value={finish.colors}
            onValueChange={(colors) => change({ colors })}
          />
        </Field>
        <Slider
          label={t('icon.finish.corners')}
          min={0}
          max={MAX_RADIUS}
          value={finish.radius}
          onValueChange={(radius) => change({ radius })}
        />
        <div className="flex min-w-0 flex-col gap-2">
          <Checkbox
            label={t('icon.finish.outline')}
            checked={finish.hasOutline}
            onCheckedChange={(hasOutline) => change({ hasOutline })}
          />
          {finish.hasOutline && color('outlineColor', t('icon.finish.outline_color'))}
        </div>
      </div>
    </Card>
  );
}
