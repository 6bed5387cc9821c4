// Letters behind `&` that are, or are not, what somebody meant.
import { expect, test } from 'vitest';
import { diagnoseText } from '../diagnosis/diagnose-text.ts';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import { convertText } from './convert.ts';

function profileWith(codes: Partial<Profile['codes']> = {}): Profile {
  const profile = findProfile('generic');
  if (profile === undefined) throw new Error('no generic profile');
  return { ...profile, codes: { ...profile.codes, ...codes } };
}

function mistakesIn(text: string, codes: Partial<Profile['codes']> = {}) {
  return diagnoseText(text, profileWith(codes))
    .filter(({ code }) => /letter|doubled/.test(code))
    .map(({ code, from, to }) => `${code.slice('text/'.length)} ${from}-${to}`);
}

test.each([
  // The letter of a code is missing.
  ['&Hello', ['lost-letter 0-2']],
  ['&7Hi &Welcome', ['lost-letter 5-7']],
  ['&7Hi &welcome', ['lost-letter 5-7']],
  ['&7(&Über uns)', ['lost-letter 3-5']],
  ['&Welcome &Hello', ['lost-letter 0-2', 'lost-letter 9-11']],
  ['&We', []],
  ['&WELCOME', []],
  ['a&Welcome', []],
  ['1&Welcome', []],
  ['é&Welcome', []],
  ['&quot; &nbsp; &gt;', []],
  ['&quote', ['lost-letter 0-2']],
  ['Tom & Jerry', []],
  // A capital letter of a word is read as a code.
  ['&Fehler', ['eaten-letter 0-2']],
  ['&7Hi &Fehler', ['eaten-letter 5-7']],
  ['&7&Fehler', ['eaten-letter 2-4']],
  ['&l&Fehler', ['eaten-letter 2-4']],
  ['§7&Fehler', ['eaten-letter 2-4']],
  ['&#00fb9a&Click', ['eaten-letter 8-10']],
  ['&Rot &Alle &Kann &Oder', [0, 5, 11, 17].map((at) => `eaten-letter ${at}-${at + 2}`)],
  ['&fehler', []],
  ['&Fe', []],
  ['a&Fehler', []],
  ['1&Fehler', []],
  ['&CHello &Fehler', []],
  ['&C Hello', []],
  ['&1Fehler', []],
  // Doubled.
  ['&&cHi', ['doubled-code 0-2']],
  ['&7A&&LHi &&7x', ['doubled-code 3-5', 'doubled-code 9-11']],
  ['&& and &&x', []],
] as const)('%s has %j', (text, mistakes) => {
  expect(mistakesIn(text)).toEqual(mistakes);
});

test('where only small letters are codes, a capital one is no code', () => {
  expect(mistakesIn('&Fehler', { letterCase: 'lower' })).toEqual(['lost-letter 0-2']);
  expect(mistakesIn('&fehler', { letterCase: 'lower' })).toEqual([]);
});

test('where && is an &, it is no mistake', () => {
  expect(mistakesIn('&&cHi', { isDoubledLiteral: true })).toEqual([]);
});

test('where & starts no code, it is text', () => {
  expect(mistakesIn('&Hello &Fehler &&c', { characters: ['§'] })).toEqual([]);
});

test('what is eaten is a doubt, what is lost is only said', () => {
  const reasonsOf = (text: string) => convertText(text, { profile: profileWith() }).reasons;
  expect(reasonsOf('&7Hi &Fehler')).toEqual(['eaten-letter']);
  expect(reasonsOf('&7Hi &Welcome')).toEqual(['lost-letter']);
  expect(reasonsOf('&7Hi &&cyou')).toEqual([]);
});
