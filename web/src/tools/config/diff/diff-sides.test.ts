import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { diffSides, hasLongLine } from './diff-sides.ts';

test('changes are counted in lines that end with LF', () => {
  const content = 'a: 1\r\nb: &cX\r\nc: 2\r\n';
  const from = content.indexOf('&c');
  expect(diffSides(content, [{ from, to: from + 2, insert: '<red>' }])).toEqual({
    before: 'a: 1\nb: &cX\nc: 2\n',
    after: 'a: 1\nb: <red>X\nc: 2\n',
    changes: [{ fromA: 8, toA: 10, fromB: 8, toB: 13 }],
  });
});

test('an edit that changes nothing is no change', () => {
  expect(diffSides('abc', [{ from: 1, to: 2, insert: 'b' }]).changes).toEqual([]);
});

const piece = fc.tuple(
  fc.string({ unit: fc.constantFrom('a', '&', '\n', '\r\n', '\r', 'é', '𝕏') }),
  fc.option(fc.string({ unit: fc.constantFrom('x', '<red>', '\r\n', '\n') }), { nil: undefined }),
);

property.prop([fc.array(piece, { maxLength: 12 })])(
  'outside of the changes both sides are the same, and inside they are old and new',
  (pieces) => {
    let content = '';
    let changed = '';
    const edits = pieces.flatMap(([old, insert]) => {
      // An edit never begins or ends inside a line break.
      const text = `${old}|`;
      const from = content.length;
      content += text;
      changed += insert === undefined ? text : `${insert}|`;
      return insert === undefined ? [] : [{ from, to: from + old.length, insert }];
    });
    const { before, after, changes } = diffSides(content, edits);
    const unified = (text: string) => text.replace(/\r\n?/g, '\n');
    expect(before).toBe(unified(content));
    expect(after).toBe(unified(changed));
    let [a, b] = [0, 0];
    for (const { fromA, toA, fromB, toB } of changes) {
      expect(before.slice(a, fromA)).toBe(after.slice(b, fromB));
      expect(before.slice(fromA, toA)).not.toBe(after.slice(fromB, toB));
      [a, b] = [toA, toB];
    }
    expect(before.slice(a)).toBe(after.slice(b));
  },
);

test('a long line is noticed where it changes', () => {
  const content = `${'a'.repeat(30_000)}\nb\n`;
  const at = (from: number) => diffSides(content, [{ from, to: from, insert: 'x' }]);
  expect(hasLongLine(at(10))).toBe(true);
  expect(hasLongLine(at(30_002))).toBe(false);
});
