import { describe, expect, test } from 'vitest';
import { diagnoseText } from '../diagnosis/diagnose-text.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { classifyString } from './classify-string.ts';
import { withShownNotation } from './shown-notation.ts';

function profileOf(id: string, values: readonly string[]) {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  const texts = values.map((value) => ({ value }));
  return withShownNotation(profile, texts);
}

const rulesIn = (text: string, values: readonly string[], id = 'generic') =>
  diagnoseText(text, profileOf(id, values)).map(({ code }) => code);

test('among texts with tags, a text with tags of no effect is one of them', () => {
  const values = ['<green>Joined', '<red>Left', '&cOld'];
  expect(rulesIn('</gren>', values)).toEqual(['text/closes-nothing']);
  const string = { path: ['a'], value: '<rde>Hi', isString: true };
  const { kind } = classifyString(string, profileOf('generic', values));
  expect(kind).toBe('text');
});

describe('among texts with codes', () => {
  const values = ['&aJoined', '&cLeft', '<red>Hi'];
  const found = (text: string) =>
    diagnoseText(text, profileOf('generic', values)).map(
      ({ code, severity }) => `${severity} ${code}`,
    );

  test('a tag with a slip right before a letter is worth a note', () => {
    expect(found('<rde>Hi')).toEqual(['note text/unknown-tag']);
    expect(found('<gradient:#ff0000:#0000fg>hi</gradient>')).toEqual(['note text/bad-color']);
    const string = { path: ['a'], value: '<rde>Hi', isString: true };
    expect(classifyString(string, profileOf('generic', values)).kind).toBe('text');
  });

  test.each(['<player> <resets>', '<rde>', '<rde> Hi', '<GRADIENT:7EFF18>Hi</GRADIENT:FFF500>'])(
    '%s may be anything',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test('a text with tags that have an effect is read as one', () => {
    expect(found('<red>Hi</gren>')).toContain('warning text/closes-nothing');
  });
});

test('placeholders in angle brackets are no mistakes, whatever the others are', () => {
  for (const values of [['<green>Joined'], ['&aJoined'], ['Joined']]) {
    expect(rulesIn('Hello <player>, welcome to <world>', values)).toEqual([]);
  }
});

test('what is known of a plugin is not asked of its texts', () => {
  expect(profileOf('authme', ['<green>Joined'])).toBe(findProfile('authme'));
});
