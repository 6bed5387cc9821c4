import { type GameFont, hasExactWidth, runsWidth, type TextRun } from '@fucina/minecraft-text';
import { useState } from 'react';
import { useCompleteFont, useGameFont } from './game-font.ts';
import type { GameStyle } from './look.ts';
import { miniMessageRuns } from './mini-message-line.tsx';
import { splitRuns } from './pieces.ts';

/** A line of MiniMessage as the game draws it: several lines where it has line breaks. */
interface Drawn {
  readonly lines: readonly (readonly TextRun[])[];
  /** Width of the widest line, in GUI pixels. */
  readonly width: number;
  readonly isExact: boolean;
}

interface Settings {
  readonly bold: boolean;
  readonly font: GameFont;
}

/** Lines of MiniMessage as they are drawn. Only lines whose text changed are parsed and measured again. */
export function useReadLines(texts: readonly string[], { bold = false }: GameStyle): Drawn {
  const [read] = useState(createReader);
  const font = useGameFont();
  const drawn = read(texts, bold, font);
  useCompleteFont(!drawn.isExact);
  return drawn;
}

function createReader() {
  let known: ReadonlyMap<string, Drawn> = new Map();
  let last: readonly string[] | undefined;
  let settings: Settings | undefined;
  let result: Drawn = { lines: [], width: 0, isExact: true };
  return (texts: readonly string[], bold: boolean, font: GameFont): Drawn => {
    const isSame = settings?.bold === bold && settings.font === font;
    if (texts === last && isSame) return result;
    const before = isSame ? known : new Map<string, Drawn>();
    const now = new Map<string, Drawn>();
    settings = { bold, font };
    const drawn = texts.map((text) => {
      const line = now.get(text) ?? before.get(text) ?? readLine(text, { bold, font });
      now.set(text, line);
      return line;
    });
    known = now;
    last = texts;
    result = {
      lines: drawn.flatMap(({ lines }) => lines),
      width: Math.max(0, ...drawn.map(({ width }) => width)),
      isExact: drawn.every(({ isExact }) => isExact),
    };
    return result;
  };
}

function readLine(text: string, settings: Settings): Drawn {
  const lines = splitRuns(miniMessageRuns(text));
  return {
    lines,
    width: Math.max(...lines.map((line) => runsWidth(line, settings))),
    isExact: lines.every((line) => hasExactWidth(line, settings.font)),
  };
}
