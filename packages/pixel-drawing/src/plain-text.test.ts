import { expect, test } from 'vitest';
import { balancedText, wrapText } from './plain-text.ts';

test('balanced lines say the same in as many lines, without a last word alone', () => {
  const text =
    'Decora il titolo e la lore di un oggetto e guarda il tooltip come lo disegna il gioco.';
  const lines = balancedText(text, 260);
  expect(lines).toHaveLength(wrapText(text, 260).length);
  expect(lines.join(' ')).toBe(text);
  expect(Math.min(...lines.map((line) => line.length))).toBeGreaterThan(20);
});
