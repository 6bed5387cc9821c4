import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolCheckbox, ToolSelect } from '../../tool/tool-fields.tsx';
import { useWords } from '../../words/use-words.tsx';
import { signOptions } from './place-options.ts';
import { workshopState } from './state.ts';
import { TextPlace } from './text-place.tsx';

/** A standing or hanging sign, in any dye. */
export function SignPlace() {
  const { t } = useWords();
  const [hanging] = useField(workshopState, 'hanging');
  const [glowing] = useField(workshopState, 'glowing');
  const [dye] = useField(workshopState, 'dye');
  const options = useMemo(() => signOptions({ hanging, glowing, dye }), [hanging, glowing, dye]);
  return (
    <>
      <TextPlace id="sign" options={options} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <ToolSelect
          of={workshopState}
          field="dye"
          label={t('text_workshop.places.dye')}
          className="min-w-32 flex-1"
          labelOf={(value) => t(`text_workshop.places.dyes.${value}`)}
        />
        <ToolCheckbox
          of={workshopState}
          field="glowing"
          className="h-control justify-center"
          label={t('text_workshop.places.glowing')}
        />
        <ToolCheckbox
          of={workshopState}
          field="hanging"
          className="h-control justify-center"
          label={t('text_workshop.places.hanging')}
        />
      </div>
    </>
  );
}
