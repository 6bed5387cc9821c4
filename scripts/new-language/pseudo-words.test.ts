import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.ts';

test('letters get accents, vowels are doubled, values stay', () => {
  expect(pseudoWords('title', 'At most {{max}} lines')).toBe('Ááţ mööšţ {{max}} łííñééš');
});

test('the title of a document keeps its length', () => {
  expect(pseudoWords('head_title', 'Tools')).toBe('Ţööłš');
});

test('a page of it is at least a third longer', () => {
  const sentences = Object.values(words.en.shell).filter((value) => typeof value === 'string');
  const length = (all: readonly string[]) => all.join('').length;
  const longer = length(sentences.map((sentence) => pseudoWords('', sentence)));
  expect(longer / length(sentences)).toBeGreaterThan(1.3);
});
