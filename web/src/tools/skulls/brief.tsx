import { newestFamilyId, versionFamilies } from '@fucina/minecraft-item';
import { useStoredValue } from '../../state/stored-value.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import type { BarParts } from '../../tool/result-bar-slot.tsx';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { createLazyModule, useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import type { FoundHead } from './find-head.ts';
import { favouriteFamily, skullsState } from './state.ts';
import { textsOf, textWriters, useCommands } from './use-commands.ts';

/** What draws the game's text is loaded with the first bar. */
const tooltip = createLazyModule(() => import('./head-tooltip.tsx'));

interface BriefProps {
  readonly bar: BarParts;
  readonly head: FoundHead;
}

/** The name of the head, and the command for the versions whose command was copied last, else for the newest. */
export function Brief({ bar, head }: BriefProps) {
  const { t } = useWords();
  const store = useToolStore(skullsState);
  const [name] = useField(skullsState, 'name');
  const shown = useAfterPaint(name);
  const game = useNeeded(tooltip);
  const commands = useCommands();
  const writers = textWriters.useLoaded();
  const [favourite] = useStoredValue(favouriteFamily);
  const from = favourite ?? newestFamilyId;
  const to = versionFamilies.find((family) => family.from === from)?.to;

  function copy() {
    const { name, lore, target, count, variant } = store.get().present;
    const { owner, texture } = head;
    const request = { owner, texture, name, lore, target, count };
    const texts = textsOf(request, writers);
    const given = texts && commands?.writeVariant(request, from, variant, texts);
    return given?.ok ? given.value : undefined;
  }

  return (
    <bar.BriefResult
      kind={to === undefined ? t('skulls.from_on', { from }) : `${from} – ${to}`}
      copy={copy}
      onCopied={() => favouriteFamily.set(from)}
    >
      {game && shown.trim() !== '' ? (
        <game.HeadName name={shown} />
      ) : (
        t('skulls.head_of', { name: head.owner?.name ?? t('skulls.this_texture') })
      )}
    </bar.BriefResult>
  );
}
