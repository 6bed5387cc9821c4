// What Java does to a text before its codes are read: MessageFormat and `String.format`.
import { expect, test } from 'vitest';
import { diagnoseText } from '../diagnosis/diagnose-text.ts';
import { findProfile } from '../profiles/find-profile.ts';
import type { Layer, Profile } from '../profiles/profile.ts';
import { convertText } from './convert.ts';

function profileWith(layer: Layer): Profile {
  const profile = findProfile('generic');
  if (profile === undefined) throw new Error('no generic profile');
  return { ...profile, layer };
}

// The number of characters says what players see of quotes and arguments.
test.each([
  ['message-format', "&cIt''s &aA", "<red>It''s <green>A", 6],
  ['message-format', "&cIt's &aA", "<red>It's <green>A", 5],
  ['message-format', "&c'{0}' &aA", "<red>'{0}' <green>A", 5],
  ['message-format', "&c'{' &aA '}'", "<red>'{' <green>A '}'", 5],
  ['message-format', "&cA '{&aB}' C", "<red>A '{<green>B}' C", 7],
  ['message-format', '&c{0,number,#.#}&aA', '<red>{0,number,#.#}<green>A', 15],
  ['message-format', '&c{a} &aB', '<red>{a} <green>B', 5],
  ['message-format', "''&cA''", "''<red>A''", 3],
  ['message-format', "&c''''&aA {0}", "<red>''''<green>A {0}", 7],
  ['message-format', "'{'''&cA'}'", "'{'''<red>A'}'", 4],
  ['message-format-of-arguments', "&cIt's {0} &aA", "<red>It's {0} <green>A", 9],
  ['message-format-of-arguments', "&cIt's &aA", "<red>It's <green>A", 6],
  ['message-format-of-arguments', "&cIt''s &aA", "<red>It''s <green>A", 6],
  ['message-format-of-arguments', "&c'{' &aA\n'}'", "<red>'{' <green>A\n'}'", 8],
  ['printf', '&c100%% &aA', '<red>100%% <green>A', 6],
  ['printf', '&c%d%% &a%2$s', '<red>%d%% <green>%2$s', 8],
  ['printf', '&c50% &aA', '<red>50% <green>A', 5],
  ['printf', '&c%-5s|%05.2f &aA', '<red>%-5s|%05.2f <green>A', 13],
  ['printf', '&c%s%%%d &aA %z', '<red>%s%%%d <green>A %z', 10],
  ['none', "&cIt''s %% &aA", "<red>It''s %% <green>A", 10],
] as const)('%s: %j becomes %j', (layer, text, value, characters) => {
  expect(convertText(text, { profile: profileWith(layer) })).toMatchObject({
    value,
    state: 'same',
    proof: { alone: { same: true, characters } },
  });
});

test.each([
  ['message-format', "&cIt's {0}", ['text/message-format-quote 4-5']],
  ['message-format', "&c'{0}'", ['text/message-format-quote 2-3']],
  ['message-format', "&c'{'A'}'", []],
  ['message-format', "&c'{{}}'A '}'", []],
  ['message-format', "It''s", []],
  [
    'message-format',
    "It's a '{b",
    ['text/message-format-quote 2-3', 'text/message-format-brace 8-9'],
  ],
  ['message-format', "'{' {", ['text/message-format-brace 4-5']],
  ['message-format', '{10} {0}', []],
  ['message-format', '{a}', ['text/message-format-brace 0-1', 'text/message-format-brace 2-3']],
  ['message-format', "'{'a'}' {0} {1,date}", []],
  ['message-format', '{0', ['text/message-format-brace 0-1']],
  ['message-format', "'a{b' {0}", ['text/message-format-quote 0-1']],
  ['message-format-of-arguments', "It's {a}", []],
  ['message-format-of-arguments', "It's {0}", ['text/message-format-quote 2-3']],
  ['printf', '50% and %% and %s', ['text/printf-percent 2-3']],
  ['printf', '%', ['text/printf-percent 0-1']],
  ['printf', '%1$s %10$s %.25f %-10d %08.2f %x %+d %,d %(d %#x %n %b %c %e %h %o %a %g', []],
  ['printf', '%S %B %H %C %X %E %G %A', []],
  ['printf', '%1s %k', ['text/printf-percent 4-5']],
  ['none', "It's {a} 50%", []],
] as const)('%s: %s has %j', (layer, text, problems) => {
  const found = diagnoseText(text, profileWith(layer));
  expect(found.map(({ code, from, to }) => `${code} ${from}-${to}`)).toEqual(problems);
});

test.each([
  ['message-format', "&'c'A {0}"],
  ['message-format', "&c'&a'A {0}"],
  ['message-format', "&aA &'c'B {0}"],
  // Without the code in between, two quotes would be an apostrophe.
  ['message-format', "'{'&r'}'&cA {0}"],
  ['message-format-of-arguments', "&c'&a'A {0}"],
] as const)('%s: a code at quotes is not replaced: %s', (layer, text) => {
  expect(convertText(text, { profile: profileWith(layer) })).toEqual({
    value: text,
    edits: [],
    state: 'refused',
    proof: undefined,
    reasons: ['message-format-quote'],
    alternatives: [],
    losses: [],
  });
});

test('apostrophes that are inserted are doubled for MessageFormat', () => {
  const chosen = (layer: Layer, text: string) =>
    convertText(text, { profile: profileWith(layer) }).alternatives.map(({ value }) => value);
  expect(chosen('message-format', "&chttps://a.it/x {0} It''s")).toEqual([
    "<red><click:open_url:''https://a.it/x''>https://a.it/x</click> {0} It''s",
  ]);
  expect(chosen('printf', '&chttps://a.it/x %s')).toEqual([
    "<red><click:open_url:'https://a.it/x'>https://a.it/x</click> %s",
  ]);
});

test('a code behind a quoted part is replaced at its place in the file', () => {
  const text = "A ''B'' '{'C'}' &cD {0}";
  const { edits, value } = convertText(text, { profile: profileWith('message-format') });
  expect(edits).toEqual([{ from: 16, to: 18, insert: '<red>' }]);
  expect(value).toBe("A ''B'' '{'C'}' <red>D {0}");
});
