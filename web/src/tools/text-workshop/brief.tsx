import { toRuns } from '@fucina/minecraft-text';
import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { useEffect, useMemo } from 'react';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useField } from '../../tool/tool.tsx';
import { loadAfterFirstInput } from '../../ui/after-first-input.ts';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';
import { useFirstResult } from './use-first-result.ts';

/** More pieces than a phone shows on one line. */
const MAX_RUNS = 80;

/** The text as chat shows it, and the first output of the chosen group to copy. Follows when typing pauses. */
export function Brief() {
  const { t } = useWords();
  const [group] = useField(workshopState, 'outputs');
  const { shown } = useSettledSource();
  const copy = useFirstResult();
  const runs = useMemo(() => toRuns(shown.text).slice(0, MAX_RUNS), [shown]);
  useEffect(() => loadAfterFirstInput(lazyEngine.load), []);

  const kind =
    group === 'commands'
      ? t(`text_workshop.outputs.commands.${COMMAND_NAMES[0]}`)
      : t(`text_workshop.outputs.notations.${NOTATION_GROUPS[group][0]}`);
  return (
    <BriefResult kind={kind} copy={copy} isGameText>
      <GameText runs={runs} />
    </BriefResult>
  );
}
