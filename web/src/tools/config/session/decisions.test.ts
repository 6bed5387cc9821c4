import { expect, test } from 'vitest';
import {
  chooseKinds,
  chooseProfile,
  correct,
  correctTexts,
  type Decisions,
  decide,
  decisionsOf,
  verdictOf,
  write,
} from './decisions.ts';

test('decisions stay with their texts where a corrected problem makes a new one', () => {
  const none: Decisions = new Map();
  const rejected = decide(none, [{ file: 1, text: 1 }], 'rejected');
  const written = write(rejected, { file: 1, text: 2 }, '<red>Hi');
  const chosen = chooseKinds(written, [{ file: 1, text: 0 }], 'setting');
  const corrected = correct(chooseProfile(chosen, 1, 'tab'), 1, [4], [0, undefined, 1, 2]);
  const ofFile = decisionsOf(corrected, 1);
  expect([0, 1, 2, 3].map((text) => verdictOf(ofFile, text))).toEqual([
    'none',
    'none',
    'rejected',
    'accepted',
  ]);
  expect([...ofFile.written]).toEqual([[3, '<red>Hi']]);
  expect([...ofFile.kinds]).toEqual([[0, 'setting']]);
  expect([ofFile.profile, ofFile.fixes]).toEqual(['tab', [4]]);
});

test('a corrected text is not accepted any more, and keeps its place behind corrections of the file', () => {
  const places = [0, 1, 2].map((text) => ({ file: 1, text }));
  const accepted = decide(decide(new Map(), places, 'accepted'), places.slice(2), 'rejected');
  const corrected = correctTexts(accepted, places.slice(1));
  const ofFile = decisionsOf(corrected, 1);
  const verdicts = [0, 1, 2].map((text) => verdictOf(ofFile, text));
  expect(verdicts).toEqual(['accepted', 'none', 'rejected']);
  expect(ofFile.fixes).toEqual([{ texts: [1, 2] }]);
  const later = correct(corrected, 1, [...ofFile.fixes, 0], [undefined, 0, 1, 2]);
  expect([...decisionsOf(later, 1).corrected]).toEqual([2, 3]);
});
