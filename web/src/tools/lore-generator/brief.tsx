import { useEffect } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useChangedPlace } from '../../tool/result-bar/use-changed-place.ts';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { MiniMessageLine } from '../../ui/game-text/mini-message-line.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';
import { writeVerbatim } from './write-verbatim.ts';

/** The title or line that changed last, and everything to copy. */
export function Brief() {
  const { t } = useWords();
  const store = useToolStore(loreState);
  const { title, lines, format } = useAfterPaint(useWholeState(loreState));
  const texts = [title, ...lines];
  const place = useChangedPlace(texts);
  const engine = useEngine();
  useEffect(() => void loadEngine(), []);

  function copy() {
    const state = store.get().present;
    const written = writeVerbatim(state) ?? engine?.writeLore(state);
    return written?.ok ? written.value : undefined;
  }

  return (
    <BriefResult kind={t(`lore_generator.formats.${format}`)} copy={copy}>
      <span className="game-sample result-bar-game">
        <MiniMessageLine
          text={texts[place] || title}
          base={place === 0 ? GAME_STYLES.itemName : GAME_STYLES.lore}
        />
      </span>
    </BriefResult>
  );
}
