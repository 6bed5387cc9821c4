import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hasLinearCost } from '../../../minecraft-text/tests/linear-cost.ts';
import { visualOrder } from './index.ts';

/**
 * A text, how the game draws it, and from which of its characters each drawn one has its style: answers of ICU4J 60.2,
 * asked as the game asks it (`ArabicShaping(8)`, then `Bidi` with the direction of the first letter).
 */
const ANSWERS: readonly (readonly [string, string, readonly number[]])[] = JSON.parse(
  readFileSync(new URL('../../tests/visual-order.json', import.meta.url), 'utf8'),
);

test.each(ANSWERS)('%j is drawn as %j', (text, drawn, order) => {
  const parts = visualOrder(Array.from(text));
  expect(parts.map((part) => part.drawn).join('')).toBe(drawn);
  expect(parts.flatMap((part) => Array.from(part.drawn, () => part.of))).toEqual(order);
});

test('what is turned is said as it is read', () => {
  const parts = visualOrder(['שלום ', 'لا بأس', ' (ok)']);
  const said = parts.toSorted((one, other) => one.at - other.at).map((part) => part.said);
  expect(said.join('')).toBe('שלום لا بأس (ok)');
});

test('a sign of Hebrew stays with its letter', () => {
  expect(visualOrder(['שָׁם']).map(({ drawn }) => drawn)).toEqual(['םשָׁ']);
});

property.prop([fc.array(fc.string({ unit: 'binary' }))])(
  'nothing is lost, and each part is of one text',
  (texts) => {
    const parts = visualOrder(texts);
    for (const { of, at, drawn, said } of parts) {
      expect(texts[of]).toBeDefined();
      expect(at).toBeGreaterThanOrEqual(0);
      expect(drawn === '').toBe(said === '');
    }
  },
);

property.prop([
  fc.array(fc.string({ unit: fc.constantFrom('a', '1', ' ', '(', 'é', '★', '\ufffc') })),
])('what is read from left to right stays as it is', (texts) => {
  const parts = visualOrder(texts);
  expect(parts.map(({ drawn }) => drawn).join('')).toBe(texts.join(''));
  expect(parts.map(({ of }) => of)).toEqual(texts.flatMap((text, of) => (text === '' ? [] : of)));
});

test.each(['(א1 [ب) a', '\u202bא\u202a', 'لاَ', '\u064e', '((((', 'א ) ', '\r', 'א\u2029'])(
  'takes time in proportion to the length: %j',
  async (text) => {
    const prepare = (size: number) => {
      const line = text.repeat(size);
      return () => visualOrder([line]);
    };
    expect(await hasLinearCost(prepare, 1000)).toBe(true);
  },
);
