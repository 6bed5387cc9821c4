// The three forms in which an answer carries text lines: § codes, plain, and HTML of spans.
import type { StatusText } from '@fucina/api-contract';
import { type Component, hexOfColor, NAMED_COLORS, type Run, toRuns } from '@fucina/minecraft-text';
import { escapeHtml } from '../plain-text.ts';

const CODES: ReadonlyMap<string, string> = new Map(
  NAMED_COLORS.map(({ code, color }) => [hexOfColor(color), code]),
);
const FORMATS = [
  ['obfuscated', 'k'],
  ['bold', 'l'],
  ['strikethrough', 'm'],
  ['underlined', 'n'],
  ['italic', 'o'],
] as const;

export function writeLines(lines: readonly Component[]): StatusText {
  const runs = lines.map(toRuns);
  return {
    raw: runs.map((line) => writeRaw(line)),
    clean: runs.map((line) => line.map(textOf).join('')),
    html: runs.map((line) => line.map(writeHtml).join('')),
  };
}

function writeRaw(line: readonly Run[]): string {
  let isPlain = true;
  return line
    .map((run) => {
      const color = writeColor(run.color);
      const formats = FORMATS.map(([name, code]) => (run[name] ? `§${code}` : '')).join('');
      // Only a colour or §r ends the formats of the run before.
      const reset = color === '' && !isPlain ? '§r' : '';
      isPlain = color === '' && formats === '';
      return `${reset}${color}${formats}${textOf(run)}`;
    })
    .join('');
}

function writeColor(hex: string | undefined): string {
  if (hex === undefined) return '';
  const code = CODES.get(hex);
  return code === undefined ? `§x${hex.slice(1).replace(/./g, '§$&')}` : `§${code}`;
}

function writeHtml(run: Run): string {
  const text = escapeHtml(textOf(run));
  const lines = [run.underlined && 'underline', run.strikethrough && 'line-through'].filter(
    Boolean,
  );
  const styles = [
    run.color && `color: ${run.color.toUpperCase()}`,
    run.bold && 'font-weight: bold',
    run.italic && 'font-style: italic',
    lines.length > 0 && `text-decoration: ${lines.join(' ')}`,
  ].filter(Boolean);
  if (styles.length === 0 && !run.obfuscated) return text;
  const marker = run.obfuscated ? ' class="obfuscated"' : '';
  const style = styles.length > 0 ? ` style="${styles.join('; ')}"` : '';
  return `<span${marker}${style}>${text}</span>`;
}

function textOf(run: Run): string {
  return run.type === undefined ? run.text : '';
}
