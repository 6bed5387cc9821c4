import { drawnText, type TextRun } from '@fucina/minecraft-text';
import { glyphs } from '@fucina/pixel-drawing';

type Runs = readonly TextRun[];

/** With less of its letters, a text would be a row of boxes. */
const MIN_DRAWN = 0.5;

/** Whether our font has enough of a text's letters. */
export function isDrawable(runs: Runs): boolean {
  const text = nearestRuns(runs).map(drawnText).join('');
  const letters = Array.from(text).filter((each) => !/\s/u.test(each));
  const drawn = letters.filter((letter) => glyphs.has(letter)).length;
  return letters.length > 0 && drawn >= letters.length * MIN_DRAWN;
}

/** Letters that our font lacks as plain ones, where Unicode says which: 𝐛𝐨𝐥𝐝 is bold. */
export function nearestRuns(runs: Runs): Runs {
  return runs.map((run) =>
    run.type === undefined ? { ...run, text: nearestText(run.text) } : run,
  );
}

export function nearestText(text: string): string {
  let found = '';
  for (const character of text) found += nearest(character);
  return found;
}

function nearest(character: string): string {
  if (glyphs.has(character)) return character;
  const plain = character.normalize('NFKC');
  return Array.from(plain).every((each) => glyphs.has(each)) ? plain : character;
}
