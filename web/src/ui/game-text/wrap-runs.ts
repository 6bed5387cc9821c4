import { advanceOf, type Run } from '@fucina/minecraft-text';
import { type GameStyle, textOf } from './look.ts';
import { splitRuns } from './pieces.ts';

/**
 * Wraps runs to a width in GUI pixels as the game does: at spaces, which are dropped there, or anywhere in
 * a word that is wider than a line.
 */
export function wrapRuns(
  runs: readonly Run[],
  width: number,
  base: GameStyle,
): readonly (readonly Run[])[] {
  return splitRuns(runs).flatMap((line) => wrapLine(line, width, base.bold ?? false));
}

function wrapLine(runs: readonly Run[], width: number, isBold: boolean): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  /** The place after the last space of this line: how many runs of it, how much of the last one, how wide. */
  let space: { runs: number; text: string; used: number } | undefined;

  for (const run of runs) {
    const text = textOf(run);
    let start = 0;
    for (let at = 0; at < text.length; ) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      const advance = advanceOf(character, { bold: run.bold ?? isBold });
      if (character !== ' ' && used > 0 && used + advance > width) {
        const line = lines.at(-1) ?? [];
        line.push(piece(run, text.slice(start, at)));
        start = at;
        const rest = space ? cut(line, space) : [];
        used = space ? used - space.used : 0;
        space = undefined;
        lines.push(rest);
        continue;
      }
      used += advance;
      at += character.length;
      if (character === ' ') {
        space = { runs: lines.at(-1)?.length ?? 0, text: text.slice(start, at), used };
      }
    }
    lines.at(-1)?.push(piece(run, text.slice(start)));
  }
  return lines.map((line) => line.filter((run) => run.type !== undefined || run.text !== ''));
}

/** Ends a line at its last space and returns what came after it. */
function cut(line: Run[], space: { readonly runs: number; readonly text: string }): Run[] {
  const [broken, ...behind] = line.splice(space.runs);
  if (!broken) return [];
  line.push(piece(broken, space.text.trimEnd()));
  return [piece(broken, textOf(broken).slice(space.text.length)), ...behind];
}

function piece(run: Run, text: string): Run {
  return { ...run, type: undefined, text };
}
