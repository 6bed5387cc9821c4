import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { scanTags } from './scan-tags.ts';

const hostile = fc.string({
  unit: fc.constantFrom('<', '>', "'", '"', '\\', '/', 'a', ':'),
  maxLength: 40,
});

function tagsOf(text: string): [number, number][] {
  const tags: [number, number][] = [];
  scanTags(text, { onTag: (from, to) => tags.push([from, to]) > 0 });
  return tags;
}

/** The three states of the reference engine, written plainly, with unlimited backtracking. */
function slowTagsOf(text: string): [number, number][] {
  const tags: [number, number][] = [];
  let state: 'normal' | 'tag' | 'string' = 'normal';
  let marker = -1;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    const next = text.charAt(i + 1);
    if (state === 'normal') {
      if (char === '\\' && (next === '<' || next === '\\')) i++;
      else if (char === '<') {
        marker = i;
        state = 'tag';
      }
    } else if (state === 'string') {
      if (char === '\\' && (next === quote || next === '\\')) i++;
      else if (char === quote) state = 'tag';
    } else if (char === '\\' && next === '<') {
      state = 'normal';
      i++;
    } else if (char === '>') {
      if (i > marker + 1) tags.push([marker, i + 1]);
      state = 'normal';
    } else if (char === '<') {
      marker = i;
    } else if ((char === "'" || char === '"') && text.includes(char, i + 1)) {
      quote = char;
      state = 'string';
    }
    if (i >= text.length - 1 && state === 'tag') {
      i = marker;
      state = 'normal';
    }
  }
  return tags;
}

test.prop([hostile], { numRuns: 5000 })('finds the same tags as the reference engine', (text) => {
  expect(tagsOf(text)).toEqual(slowTagsOf(text));
});

test('returns where the tag of an unclosed string begins', () => {
  expect(scanTags(`<b>x <hover:show_text:'a\\'>x <red>y`, { onTag: () => true })).toBe(5);
  expect(scanTags('<b>x</b>', { onTag: () => true })).toBe(-1);
});

test('stops when the listener returns false', () => {
  const seen: number[] = [];
  scanTags('<a><b><c>', { onTag: (from) => seen.push(from) < 2 });
  expect(seen).toEqual([0, 3]);
});
