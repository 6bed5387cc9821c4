import { toRuns } from '@fucina/minecraft-text';
import { snippetsFile, TARGET_FILES } from '@fucina/server-message';
import { useEffect, useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useChangedPlace } from '../../tool/result-bar/use-changed-place.ts';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { FIRST_OUTPUT } from './first-output.ts';
import { motdState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';
import { useLaidOut } from './use-laid-out.ts';

/** The line that changed last, and the file to copy. */
export function Brief() {
  const store = useToolStore(motdState);
  const [target] = useField(motdState, 'target');
  const message = useAfterPaint(useLaidOut());
  const [line1] = useField(motdState, 'line1');
  const [line2] = useField(motdState, 'line2');
  const place = useChangedPlace([line1, line2]);
  const line = message.lines[place] ?? message.lines[0];
  // Without the spaces that move it to its place.
  const runs = useMemo(() => (line ? toRuns(line.content) : []), [line]);
  const engine = useEngine();
  useEffect(() => void loadEngine(), []);

  function copy() {
    const isFirst = store.get().present === motdState.initial;
    const written = isFirst ? FIRST_OUTPUT : engine?.writeTarget(target, message);
    if (written === undefined) return undefined;
    const [only, ...others] = written.value;
    return others.length === 0 ? only?.text : snippetsFile(written.value);
  }

  return (
    <BriefResult kind={TARGET_FILES[target]} copy={copy}>
      <span className="game-sample result-bar-game">
        <GameText runs={runs} base={GAME_STYLES.serverDescription} />
      </span>
    </BriefResult>
  );
}
