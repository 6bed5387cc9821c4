import { newestFamilyId, versionFamilies } from '@fucina/minecraft-item';
import { useStoredValue } from '../../state/stored-value.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { MiniMessageLine } from '../../ui/game-text/mini-message-line.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { FoundHead } from './find-head.ts';
import { favouriteFamily, skullsState } from './state.ts';
import { writeVariant } from './variants.ts';

/** The name of the head, and the command for the versions whose command was copied last, else for the newest. */
export function Brief({ head }: { readonly head: FoundHead }) {
  const { t } = useWords();
  const store = useToolStore(skullsState);
  const [name] = useField(skullsState, 'name');
  const shown = useAfterPaint(name);
  const [favourite] = useStoredValue(favouriteFamily);
  const from = favourite ?? newestFamilyId;
  const to = versionFamilies.find((family) => family.from === from)?.to;

  function copy() {
    const { name, lore, target, count, variant } = store.get().present;
    const { owner, texture } = head;
    const given = writeVariant({ owner, texture, name, lore, target, count }, from, variant);
    return given.ok ? given.value : undefined;
  }

  return (
    <BriefResult
      kind={to === undefined ? t('skulls.from_on', { from }) : `${from} – ${to}`}
      copy={copy}
      onCopied={() => favouriteFamily.set(from)}
    >
      <span className="game-sample result-bar-game">
        <MiniMessageLine
          text={
            shown.trim() === ''
              ? t('skulls.head_of', { name: head.owner?.name ?? t('skulls.this_texture') })
              : shown
          }
          base={GAME_STYLES.itemName}
        />
      </span>
    </BriefResult>
  );
}
