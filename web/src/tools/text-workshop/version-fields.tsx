import { GAME_RANGES, NEWEST_ADVENTURE, presetsOf } from '@fucina/text-workshop';
import { useField } from '../../tool/tool.tsx';
import { ToolSelect } from '../../tool/tool-fields.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { workshopState } from './state.ts';

/** Which game draws the text, and which library reads and writes MiniMessage, with which preset. */
export function VersionFields() {
  const { t } = useWords();
  const [adventure] = useField(workshopState, 'adventure');
  const presets = presetsOf(adventure);
  return (
    <>
      <ToolSelect
        of={workshopState}
        field="game"
        label={t('text_workshop.game')}
        labelOf={(game) => gameLabel(game, t)}
      />
      <ToolSelect
        of={workshopState}
        field="adventure"
        label={t('text_workshop.adventure')}
        labelOf={(version) =>
          version === NEWEST_ADVENTURE ? t('text_workshop.adventure_newest', { version }) : version
        }
      />
      {presets.length > 1 && (
        <ToolSelect
          of={workshopState}
          field="preset"
          label={t('text_workshop.preset')}
          values={presets}
        />
      )}
    </>
  );
}

function gameLabel(game: string, t: Translate): string {
  const range = GAME_RANGES.find(({ from }) => from === game);
  if (range === undefined) return t('text_workshop.bedrock');
  const { from, to } = range;
  if (to === undefined) return t('text_workshop.from_on', { from });
  return from === to ? from : `${from} – ${to}`;
}
