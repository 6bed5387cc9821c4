import { drawnText, type TextRun } from '@fucina/minecraft-text';
import { visualOrder } from './visual-order.ts';

/** What a picture in a text is for the order of what is around it. */
const OBJECT = '\ufffc';

/** A run where it is drawn. */
export interface TurnedRun {
  readonly run: TextRun;
  readonly drawn: string;
  /** In the order in which it is read. */
  readonly said: string;
  /** Its place in the order in which the line is read. */
  readonly at: number;
}

/** The runs of a line from left to right, as the game draws them; in old games that is the order of reading. */
export function turnRuns(runs: readonly TextRun[], isInOrder = false): readonly TurnedRun[] {
  if (isInOrder) return runs.map(inOrder);
  const isObject = runs.map(({ type }) => type === 'sprite' || type === 'head');
  const texts = runs.map((run, index) => (isObject[index] ? OBJECT : drawnText(run)));
  return visualOrder(texts).flatMap(({ of, drawn, said, at }): TurnedRun[] => {
    const run = runs[of];
    if (run === undefined) return [];
    const name = drawnText(run);
    return isObject[of]
      ? [{ run, drawn: name, said: name, at }]
      : [{ run: { ...run, type: undefined, text: drawn }, drawn, said, at }];
  });
}

function inOrder(run: TextRun, at: number): TurnedRun {
  const text = drawnText(run);
  return { run, drawn: text, said: text, at };
}
