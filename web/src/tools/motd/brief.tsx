import { toRuns } from '@fucina/minecraft-text';
import { snippetsFile, TARGET_FILES } from '@fucina/server-message';
import { useEffect, useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { ChangedText } from '../../tool/result-bar/changed-text.tsx';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { loadAfterFirstInput } from '../../ui/after-first-input.ts';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { FIRST_OUTPUT, isFirstOutput } from './first-output.ts';
import { lazyEngine } from './lazy.ts';
import { motdState } from './state.ts';
import { useLaidOut } from './use-laid-out.ts';

/** The line that changed last, and the file to copy. */
export function Brief() {
  const store = useToolStore(motdState);
  const [target] = useField(motdState, 'target');
  const message = useAfterPaint(useLaidOut());
  const [line1] = useField(motdState, 'line1');
  const [line2] = useField(motdState, 'line2');
  // Without the spaces that move them to their places.
  const lines = useMemo(() => message.lines.map(({ content }) => toRuns(content)), [message]);
  useEffect(() => loadAfterFirstInput(lazyEngine.load), []);

  /** Waits for the engine: it may still be on its way. */
  async function copy() {
    const written = isFirstOutput(store.get().present)
      ? FIRST_OUTPUT
      : (await lazyEngine.load().catch(() => undefined))?.writeTarget(target, message);
    if (written === undefined) return undefined;
    const [only, ...others] = written.value;
    return others.length === 0 ? only?.text : snippetsFile(written.value);
  }

  return (
    <BriefResult kind={TARGET_FILES[target]} copy={copy} isGameText>
      <ChangedText texts={[line1, line2]}>
        {(place) => (
          <GameText runs={lines[place] ?? lines[0] ?? []} base={GAME_STYLES.serverDescription} />
        )}
      </ChangedText>
    </BriefResult>
  );
}
