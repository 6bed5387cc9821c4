import { drawnText, NAMED_COLORS, type TextRun } from '@fucina/minecraft-text';
import type { Translate } from '../../../words/translate.ts';

const DECORATIONS = ['bold', 'italic', 'underlined', 'strikethrough', 'obfuscated'] as const;

/** The styles of a text in words: `Yellow, Bold: Shop; Grey: Open`. */
export function styleWords(runs: readonly TextRun[], t: Translate): string {
  return runs
    .filter((run) => drawnText(run).trim() !== '')
    .map((run) => {
      const styles = [
        ...(run.color === undefined ? [] : [colorWord(run.color, t)]),
        ...DECORATIONS.filter((name) => run[name]).map((name) =>
          t(`formatting.decorations.${name}`),
        ),
      ];
      const text = drawnText(run).trim();
      return styles.length === 0 ? text : `${styles.join(', ')}: ${text}`;
    })
    .join('; ');
}

function colorWord(color: string, t: Translate): string {
  const named = NAMED_COLORS.find((one) => Number.parseInt(color.slice(1), 16) === one.color);
  return named === undefined ? color : t(`formatting.colors.${named.name}`);
}
