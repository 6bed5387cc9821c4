import { ADVENTURES, GAME_RANGES, NEWEST_ADVENTURE } from '@fucina/text-workshop';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { workshopState } from './state.ts';

/** Which game draws the text, and which library reads and writes MiniMessage. */
export function VersionFields() {
  const { t } = useWords();
  const [game, setGame] = useField(workshopState, 'game');
  const [adventure, setAdventure] = useField(workshopState, 'adventure');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('text_workshop.game')}>
        <Select
          choices={[
            ...GAME_RANGES.map(({ from, to }) => ({
              value: from,
              label:
                to === undefined
                  ? t('text_workshop.from_on', { from })
                  : from === to
                    ? from
                    : `${from} – ${to}`,
            })),
            { value: 'bedrock' as const, label: t('text_workshop.bedrock') },
          ]}
          value={game}
          onValueChange={setGame}
        />
      </Field>
      <Field label={t('text_workshop.adventure')}>
        <Select
          choices={ADVENTURES.map((value) => ({
            value,
            label:
              value === NEWEST_ADVENTURE
                ? t('text_workshop.adventure_newest', { version: value })
                : value,
          }))}
          value={adventure}
          onValueChange={setAdventure}
        />
      </Field>
    </div>
  );
}
