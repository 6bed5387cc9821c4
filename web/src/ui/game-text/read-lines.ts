import { type Run, textWidth } from '@fucina/minecraft-text';
import { useState } from 'react';
import { type GameStyle, textOf } from './look.ts';
import { miniMessageRuns } from './mini-message-line.tsx';
import { splitRuns } from './pieces.ts';

/** A line of MiniMessage as the game draws it: several lines where it has line breaks. */
interface Drawn {
  readonly lines: readonly (readonly Run[])[];
  /** Width of the widest line, in GUI pixels. */
  readonly width: number;
}

/** Lines of MiniMessage as they are drawn. Only lines whose text changed are parsed again. */
export function useReadLines(texts: readonly string[], base: GameStyle): Drawn {
  const [read] = useState(createReader);
  return read(texts, base.bold ?? false);
}

function createReader() {
  let known: ReadonlyMap<string, Drawn> = new Map();
  let last: readonly string[] | undefined;
  let wasBold = false;
  let result: Drawn = { lines: [], width: 0 };
  return (texts: readonly string[], isBold: boolean): Drawn => {
    if (texts === last && isBold === wasBold) return result;
    const before = isBold === wasBold ? known : new Map<string, Drawn>();
    const now = new Map<string, Drawn>();
    const drawn = texts.map((text) => {
      const line = now.get(text) ?? before.get(text) ?? readLine(text, isBold);
      now.set(text, line);
      return line;
    });
    known = now;
    last = texts;
    wasBold = isBold;
    result = {
      lines: drawn.flatMap(({ lines }) => lines),
      width: Math.max(0, ...drawn.map(({ width }) => width)),
    };
    return result;
  };
}

function readLine(text: string, isBold: boolean): Drawn {
  const lines = splitRuns(miniMessageRuns(text));
  return { lines, width: Math.max(...lines.map((line) => widthOf(line, isBold))) };
}

function widthOf(runs: readonly Run[], isBold: boolean): number {
  return runs.reduce((sum, run) => sum + textWidth(textOf(run), { bold: run.bold ?? isBold }), 0);
}
