import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { useWords } from '../../words/use-words.tsx';
import { workshopState } from './state.ts';
import { TextPlace } from './text-place.tsx';

/** The text above, below or as a name in the list of players. */
export function TabListPlace() {
  const { t } = useWords();
  const [part] = useField(workshopState, 'tab');
  const options = useMemo(() => ({ part }), [part]);
  return (
    <>
      <TextPlace id="tab-list" options={options} />
      <ToolSegments
        of={workshopState}
        field="tab"
        label={t('text_workshop.places.tab.label')}
        hideLabel
        labelOf={(value) => t(`text_workshop.places.tab.${value}`)}
      />
    </>
  );
}
