import { describe, expect, test } from 'vitest';
import { convertText } from '../conversion/convert.ts';
import { guessProfile } from './find-profile.ts';
import { unanswered, withAnswer } from './owner-answer.ts';
import { atVersions } from './plugin-version.ts';
import type { Profile } from './profile.ts';

const { profile: unknown } = guessProfile('plugins/Unknown/messages.yml');
const known = (path: string): Profile => guessProfile(path).profile;

describe('a plugin that nobody knows', () => {
  test.each(['&aHi', '&#ff8800Hi', '§cHi', '{"text":"Hi","color":"red"}'])(
    '%s is in question, and stays as it is',
    (text) => {
      expect(convertText(text, { profile: unknown })).toMatchObject({
        ...{ value: text, edits: [], state: 'asked', reasons: ['unknown-plugin'] },
        ...{ proof: undefined, alternatives: [] },
      });
    },
  );

  test.each(['Hi', '<red>Hi', 'Tom & Jerry'])('there is nothing to ask about %s', (text) => {
    expect(convertText(text, { profile: unknown })).toMatchObject({ edits: [], state: 'same' });
  });

  test('tags are written as codes once its owner says that it reads them', () => {
    const toCodes = (profile: Profile) => convertText('<green>Hi', { profile, to: 'legacy' });
    expect(toCodes(unknown)).toMatchObject({ state: 'asked', reasons: ['unknown-plugin'] });
    const yes = withAnswer(unknown, { readsMiniMessage: true });
    expect(toCodes(yes)).toMatchObject({ value: '&aHi', state: 'same' });
    const no = withAnswer(unknown, { readsMiniMessage: false });
    expect(toCodes(no)).toMatchObject({ value: '<green>Hi', edits: [], state: 'same' });
    const codes = convertText('&aHi', { profile: unknown, to: 'section' });
    expect(codes).toMatchObject({ value: '§aHi', state: 'same' });
    const said = { profile: unknown, to: 'legacy', from: 'minimessage' } as const;
    expect(convertText('<green>Hi', said)).toMatchObject({ value: '&aHi', state: 'same' });
  });

  test('is converted once its owner says that it reads MiniMessage', () => {
    const profile = withAnswer(unknown, { readsMiniMessage: true });
    expect(convertText('&aHi', { profile })).toMatchObject({ value: '<green>Hi', state: 'same' });
  });

  test.each(['generic', 'section', 'item', 'minedown'])(
    'is left alone, read as %s, when its owner says that it reads none',
    (id) => {
      const profile = withAnswer({ ...unknown, id }, { readsMiniMessage: false });
      const { state, reasons } = convertText('&aHi', { profile });
      expect([state, reasons]).toEqual(['refused', ['not-read-here']]);
    },
  );

  test('may be written in MineDown, of which no letter is lost', () => {
    const text = '[x](#00fb9a show_text=&#00fb9a&Click to suggest)';
    const { profile } = guessProfile('plugins/HuskTowns/locales/en.yml', `a: '${text}'\n`);
    expect(convertText(text, { profile })).toMatchObject({ value: text, state: 'asked' });
  });
});

test('what is known of a plugin is not overruled by a yes, but by a no', () => {
  const authme = known('plugins/AuthMe/messages/en.yml');
  expect(withAnswer(authme, { readsMiniMessage: true }).readsMiniMessage).toBe(false);
  const towny = known('plugins/Towny/settings/lang/it.yml');
  expect(withAnswer(towny, { readsMiniMessage: false }).readsMiniMessage).toBe(false);
  expect(unanswered(towny)).toBe(towny);
});

describe('names and lore of a plugin', () => {
  const lore = { path: ['items', 'a', 'lore', '0'] };
  const yes = withAnswer(unknown, { readsMiniMessage: true });

  test('are unsure until somebody says what happens to their italics', () => {
    expect(convertText('&aHi', { profile: yes, ...lore })).toMatchObject({ state: 'unsure' });
  });

  test.each([
    ['clears-italic', '<green>Hi'],
    ['adds-nothing', '<!i><green>Hi'],
  ] as const)('%s: they become %s with proof, and other texts have no <!i>', (items, expected) => {
    const profile = withAnswer(yes, { items });
    const converted = convertText('&aHi', { profile, ...lore });
    expect(converted).toMatchObject({ value: expected, state: 'same', reasons: [] });
    expect(converted.proof?.alone.same).toBe(true);
    expect(convertText('&aHi', { profile, path: ['hello'] }).value).toBe('<green>Hi');
  });
});

describe('the version of a plugin', () => {
  const superior = known('plugins/SuperiorSkyblock2/lang/en-US.yml');
  const husk = known('plugins/HuskHomes/locales/en.yml');

  test.each([
    [superior, { plugin: '2024.4' }, false],
    [superior, { plugin: '2025.1' }, true],
    [superior, { plugin: 'v2025.2-b12' }, true],
    [superior, { plugin: '2025.1', game: '1.16.5' }, false],
    [superior, { game: '1.21.4' }, true],
    [superior, { plugin: 'dev' }, true],
    [superior, {}, true],
    [husk, { plugin: '4.10.1' }, false],
    [husk, { plugin: '4.11' }, true],
    [husk, {}, 'unknown'],
    [unknown, { plugin: '9.9' }, 'unknown'],
  ])('%# tells whether it reads MiniMessage', (profile, versions, reads) => {
    expect(atVersions(profile, versions).readsMiniMessage).toBe(reads);
  });

  test('an option that is off by default is asked about in any version', () => {
    const tags = known('plugins/DeluxeTags/config.yml');
    expect(atVersions(tags, { plugin: '1.9' }).readsMiniMessage).toBe('unknown');
  });
});
