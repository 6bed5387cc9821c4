import { useEffect } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { ChangedText } from '../../tool/result-bar/changed-text.tsx';
import { useWholeState } from '../../tool/tool.tsx';
import { loadAfterFirstInput } from '../../ui/after-first-input.ts';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { MiniMessageLine } from '../../ui/game-text/mini-message-line.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { loreState } from './state.ts';
import { useNewest } from './use-newest.ts';

/** The title or line that changed last, and everything to copy; or why there is nothing. */
export function Brief() {
  const { t } = useWords();
  const state = useAfterPaint(useWholeState(loreState));
  const { title, lines, format } = state;
  const texts = [title, ...lines];
  const engine = lazyEngine.useLoaded();
  const copy = useNewest();
  useEffect(() => loadAfterFirstInput(lazyEngine.load), []);

  // Only commands are refused.
  const written = format === 'give' ? engine?.writeLore(state) : undefined;

  if (written?.ok === false) {
    return <BriefResult problem={t(`lore_generator.refused.${written.reason}`)} copy={copy} />;
  }

  return (
    <BriefResult kind={t(`lore_generator.formats.${format}`)} copy={copy} isGameText>
      <ChangedText texts={texts}>
        {(place) => (
          <MiniMessageLine
            text={texts[place] || title}
            base={place === 0 ? GAME_STYLES.itemName : GAME_STYLES.lore}
          />
        )}
      </ChangedText>
    </BriefResult>
  );
}
