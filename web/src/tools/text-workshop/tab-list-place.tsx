import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { TAB_PARTS, workshopState } from './state.ts';
import { TextPlace } from './text-place.tsx';

/** The text above, below or as a name in the list of players. */
export function TabListPlace() {
  const { t } = useWords();
  const [part, setPart] = useField(workshopState, 'tab');
  const options = useMemo(() => ({ part }), [part]);
  return (
    <>
      <TextPlace id="tab-list" options={options} />
      <SegmentedControl
        label={t('text_workshop.places.tab.label')}
        hideLabel
        choices={TAB_PARTS.map((value) => ({
          value,
          label: t(`text_workshop.places.tab.${value}`),
        }))}
        value={part}
        onValueChange={setPart}
      />
    </>
  );
}
