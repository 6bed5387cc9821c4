import type { Component } from '../component/component.ts';
import { sameStyle } from '../component/equality.ts';
import type { Style } from '../component/style.ts';
import { walkComponents } from '../component/walk-components.ts';
import type { TextRange } from '../text-problem.ts';
import { readMiniMessage } from './read.ts';
import { readSyntax, type SyntaxTag } from './read-syntax.ts';
import { findTag } from './resolve-tag.ts';
import { splitEscapes } from './split-escapes.ts';

/** A piece of a text, and how the game draws it. */
export interface StyledSpan extends TextRange {
  readonly style: Style;
}

/**
 * In which style each piece of a text is drawn, in order; neighbors that look alike are one. Tags that have an effect are
 * in none of them, and neither is what they put into the text. A text that cannot be read has none.
 */
export function styledSpans(text: string): readonly StyledSpan[] {
  const read = readMiniMessage(text);
  return read.ok ? spansOfUnits(read.value, drawnUnits(text)) : [];
}

/** The spans of a text that was read, given where each unit of what is drawn is; undefined for what is nowhere. */
export function spansOfUnits(
  drawn: Component,
  units: readonly (TextRange | undefined)[],
): readonly StyledSpan[] {
  const spans: StyledSpan[] = [];
  let unit = 0;
  walkComponents(drawn, (part, style) => {
    if (part.type !== 'text') return;
    const end = unit + part.text.length;
    for (; unit < end; unit += 1) {
      const range = units[unit];
      if (range === undefined) continue;
      const last = spans.at(-1);
      if (last?.to === range.from && sameStyle(last.style, style)) {
        spans[spans.length - 1] = { ...last, to: range.to };
      } else if (last === undefined || last.to < range.to) spans.push({ ...range, style });
    }
  });
  return spans;
}

/** Where each unit of the drawn text is; undefined for what a tag puts there. */
function drawnUnits(text: string): readonly (TextRange | undefined)[] {
  const units: (TextRange | undefined)[] = [];
  for (const part of readSyntax(text)) {
    if (part.kind === 'tag' && part.state === 'accepted') {
      for (let left = insertedBy(part); left > 0; left -= 1) units.push(undefined);
      continue;
    }
    for (const { kind, from, to } of splitEscapes(text, part.from, part.to)) {
      if (kind === 'escape') units.push({ from, to });
      else for (let at = from; at < to; at += 1) units.push({ from: at, to: at + 1 });
    }
  }
  return units;
}

/** How many units of text stand in place of a tag: that of `<br>` is a line break. */
function insertedBy({ form, name }: SyntaxTag): number {
  const tag = form === 'close' ? undefined : findTag(name)?.bare;
  return tag?.kind === 'insert' && tag.content.type === 'text' ? tag.content.text.length : 0;
}
