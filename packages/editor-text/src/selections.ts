import type { Range } from '@fucina/config-text/file';
import type { SyntaxPart } from '@fucina/minecraft-text/mini-message';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';

/** What is around an offset, from the smallest to the string it is in: a word, an argument, a tag, a pair of tags. */
export function selectionsAt(document: EditorDocument, offset: number): readonly Range[] {
  const text = textAt(document, offset);
  if (text === undefined) return [];
  const unit = text.unitAt(offset);
  const ranges = [
    ...wordAt(text.value, unit),
    ...(text.hasTags ? rangesAround(text.syntax, unit) : []),
    { from: 0, to: text.value.length },
  ].map((range) => text.placeOf(range));
  return nested([...ranges, { from: text.from, to: text.to }]);
}

function wordAt(value: string, unit: number): readonly Range[] {
  const before = /[\p{L}\p{N}_]*$/u.exec(value.slice(0, unit))?.[0] ?? '';
  const behind = /^[\p{L}\p{N}_]*/u.exec(value.slice(unit))?.[0] ?? '';
  return [{ from: unit - before.length, to: unit + behind.length }];
}

function rangesAround(parts: readonly SyntaxPart[], unit: number): readonly Range[] {
  return parts.flatMap((part): readonly Range[] => {
    if (part.kind !== 'tag') return isAround(part, unit) ? [part] : [];
    const inside = part.args.flatMap(({ parts: inner, valueAt, from, to }) => [
      ...(inner === undefined ? [] : rangesAround(inner, unit)),
      valueAt,
      { from, to },
    ]);
    const close = parts[part.partner ?? -1];
    const pair =
      close === undefined || close.from < part.from
        ? []
        : [
            { from: part.to, to: close.from },
            { from: part.from, to: close.to },
          ];
    return [...inside, part, ...pair].filter((range) => isAround(range, unit));
  });
}

function isAround({ from, to }: Range, unit: number): boolean {
  return from <= unit && unit <= to;
}

/** In the order of their size, each inside the next one, and none twice. */
function nested(ranges: readonly Range[]): readonly Range[] {
  const chain: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const last = chain.at(-1);
    if (from === to) continue;
    if (last && (last.from < from || last.to > to || last.to - last.from === to - from)) continue;
    chain.push({ from, to });
  }
  return chain;
}
