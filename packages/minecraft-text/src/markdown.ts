import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import type { Style } from './component/style.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type Written, written } from './losses/loss.ts';
import { visibleParts } from './visible-parts.ts';

const CARRIER: Carrier = { capabilities: CAPABILITIES.markdown };

const MARKS = [
  ['bold', '**'],
  ['italic', '*'],
  ['strikethrough', '~~'],
] as const satisfies readonly (readonly [keyof Style, string])[];

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text with the marks around it, and the address that a click opens. */
interface MarkedPart {
  readonly text: string;
  readonly marks: readonly string[];
  readonly url: string | undefined;
}

/** Bold, italic, struck through and links, as sites and chats with Markdown read them. */
export function writeMarkdown(component: Component): Written<string> {
  const text = markedParts(component).map(writePart).join('');
  return written(escapeLineStarts(text).replaceAll('\n', '  \n'), () =>
    findLosses(component, CARRIER),
  );
}

/** Neighbors with the same marks are one part: `**a****b**` is not read as two bold letters. */
function markedParts(component: Component): readonly MarkedPart[] {
  const parts: { text: string; marks: readonly string[]; url: string | undefined }[] = [];
  for (const { text, style, url } of visibleParts(component, { links: true })) {
    const marks = MARKS.filter(([name]) => style[name] === true).map(([, mark]) => mark);
    const last = parts.at(-1);
    const isSame = last !== undefined && last.url === url && last.marks.join() === marks.join();
    if (isSame) last.text += text;
    else parts.push({ text, marks, url });
  }
  return parts;
}

/** Marks count only directly beside a letter, and not across lines. */
function writePart({ text, marks, url }: MarkedPart): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      if (words === '') return line;
      const [before, after] = [leadingBlanks(line), line.slice(line.trimEnd().length)];
      const marked = marks.join('') + escapeText(words) + marks.toReversed().join('');
      return before + (url === undefined ? marked : `[${marked}](<${escapeUrl(url)}>)`) + after;
    })
    .join('\n');
}

function leadingBlanks(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_~[\]<>|]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

function escapeUrl(url: string): string {
  return encodeURI(url.replace(LONE_SURROGATE, '\ufffd'))
    .replaceAll('%25', '%')
    .replace(/[<>\\]/g, (char) => encodeURIComponent(char));
}

/** Signs that begin a heading, a list or a rule at the start of a line. */
function escapeLineStarts(text: string): string {
  return text
    .replace(/^([ \t]*)([#+=-])/gmu, '$1\\$2')
    .replace(/^([ \t]*\d{1,9})([.)])/gmu, '$1\\$2');
}
