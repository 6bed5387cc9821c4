import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { signOptions } from './place-options.ts';
import { DYE_NAMES, workshopState } from './state.ts';
import { TextPlace } from './text-place.tsx';

/** A standing or hanging sign, in any dye. */
export function SignPlace() {
  const { t } = useWords();
  const [isHanging, setHanging] = useField(workshopState, 'hanging');
  const [isGlowing, setGlowing] = useField(workshopState, 'glowing');
  const [dye, setDye] = useField(workshopState, 'dye');
  const options = useMemo(
    () => signOptions({ hanging: isHanging, glowing: isGlowing, dye }),
    [isHanging, isGlowing, dye],
  );
  return (
    <>
      <TextPlace id="sign" options={options} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('text_workshop.places.dye')} className="min-w-32 flex-1">
          <Select
            choices={DYE_NAMES.map((value) => ({
              value,
              label: t(`text_workshop.places.dyes.${value}`),
            }))}
            value={dye}
            onValueChange={setDye}
          />
        </Field>
        <Checkbox
          className="h-control justify-center"
          label={t('text_workshop.places.glowing')}
          checked={isGlowing}
          onCheckedChange={setGlowing}
        />
        <Checkbox
          className="h-control justify-center"
          label={t('text_workshop.places.hanging')}
          checked={isHanging}
          onCheckedChange={setHanging}
        />
      </div>
    </>
  );
}
