import { ADVENTURES, GAME_RANGES, NEWEST_ADVENTURE, presetsOf } from '@fucina/text-workshop';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { workshopState } from './state.ts';

/** Which game draws the text, and which library reads and writes MiniMessage, with which preset. */
export function VersionFields() {
  const { t } = useWords();
  const [game, setGame] = useField(workshopState, 'game');
  const [adventure, setAdventure] = useField(workshopState, 'adventure');
  const [preset, setPreset] = useField(workshopState, 'preset');
  const presets = presetsOf(adventure);
  return (
    <>
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
      {presets.length > 1 && (
        <Field label={t('text_workshop.preset')}>
          <Select
            choices={presets.map((value) => ({ value, label: value }))}
            value={preset}
            onValueChange={setPreset}
          />
        </Field>
      )}
    </>
  );
}
