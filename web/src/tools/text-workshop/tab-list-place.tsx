import type { ShownText } from '@fucina/text-places';
import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { Place } from '../../ui/game-places/place.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { TAB_PARTS, workshopState } from './state.ts';

/** The text above, below or as a name in the list of players. */
export function TabListPlace({ shown }: { readonly shown: ShownText }) {
  const { t } = useWords();
  const [part, setPart] = useField(workshopState, 'tab');
  const options = useMemo(() => ({ part }), [part]);
  return (
    <>
      <Place id="tab-list" shown={shown} options={options} />
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
