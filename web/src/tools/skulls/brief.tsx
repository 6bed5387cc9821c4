import { newestFamilyId, versionFamilies } from '@fucina/minecraft-item/inner';
import { useStoredValue } from '../../state/stored-value.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import type { FoundHead } from './find-head.ts';
import { refusalWords } from './refusal.ts';
import { favouriteFamily, type SkullsState, skullsState } from './state.ts';
import { textsOf, textWriters, tooltip } from './texts.ts';
import { writeVariant } from './write-variant.ts';

interface BriefProps {
  readonly head: FoundHead;
}

/** The name of the head, and the command for the versions whose command was copied last, else for the newest. Or why not. */
export function Brief({ head }: BriefProps) {
  const { t } = useWords();
  const store = useToolStore(skullsState);
  const state = useAfterPaint(useWholeState(skullsState));
  const game = useNeeded(tooltip);
  const writers = textWriters.useLoaded();
  const [favourite] = useStoredValue(favouriteFamily);
  const from = favourite ?? newestFamilyId;
  const to = versionFamilies.find((family) => family.from === from)?.to;

  function write({ name, lore, target, count, variant }: SkullsState) {
    const { owner, texture } = head;
    const request = { owner, texture, name, lore, target, count };
    const texts = textsOf(request, writers);
    return texts && writeVariant(request, from, variant, texts);
  }

  function copy() {
    const given = write(store.get().present);
    return given?.ok ? given.value : undefined;
  }

  const given = write(state);
  if (given?.ok === false) {
    return <BriefResult problem={refusalWords(given.error, t)} copy={copy} />;
  }

  return (
    <BriefResult
      kind={to === undefined ? t('skulls.from_on', { from }) : `${from} – ${to}`}
      copy={copy}
      onCopied={() => favouriteFamily.set(from)}
    >
      {game && state.name.trim() !== '' ? (
        <game.HeadName name={state.name} />
      ) : (
        t('skulls.head_of', { name: head.owner?.name ?? t('skulls.this_texture') })
      )}
    </BriefResult>
  );
}
