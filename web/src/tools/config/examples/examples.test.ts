import { changesOf, diagnoseText, guessProfile, planFile, withAnswer } from '@fucina/config-text';
import { changeFile, openFile } from '@fucina/config-text/file';
import { askedPlaceOf, diagnoseFile } from '@fucina/config-text/inner';
import { expect, test } from 'vitest';
import { examples, loadExample } from './examples.ts';

async function examine(path: string) {
  const example = examples.find((one) => one.path === path);
  if (example === undefined) throw new Error(`no example ${path}`);
  const { content } = await loadExample(example);
  const opened = await openFile(path, new Uint8Array(await content.arrayBuffer()));
  if (!opened.ok) throw new Error(opened.error.code);
  const file = opened.value;
  const guessed = guessProfile(path, file.content).profile;
  const isMadeUp = example.madeUp !== undefined && example.madeUp === askedPlaceOf(path);
  const profile = isMadeUp ? withAnswer(guessed, { readsMiniMessage: true }) : guessed;
  const planned = planFile(file, { profile });
  const changed = changeFile(file, changesOf(planned));
  const ofTexts = planned
    .filter(({ conversion }) => conversion !== undefined)
    .flatMap(({ text }) => diagnoseText(file.texts[text]?.value ?? '', profile));
  return {
    profile: profile.id,
    rules: [...file.problems, ...diagnoseFile(path, file, profile), ...ofTexts].map(
      ({ code }) => code,
    ),
    unsure: planned.filter(({ conversion }) => conversion?.state === 'unsure').length,
    changed: changed.content,
    dropped: changed.dropped,
  };
}

test('the messages with codes become MiniMessage, with a few to look at', async () => {
  const { profile, rules, unsure, changed } = await examine('plugins/FarmShop/messages.yml');
  expect(profile).toBe('generic');
  expect(rules).toEqual(['text/code-in-url']);
  expect(unsure).toBe(5);
  expect(changed).toContain("title: '<dark_green><b>Farm </b><dark_gray>» <gray>Market'");
  expect(changed).toContain("Today''s seeds: <green>%farm_season%'");
});

test('the properties keep their escapes and doubled apostrophes', async () => {
  const found = await examine('plugins/Essentials/messages/messages_en.properties');
  expect(found.profile).toBe('essentialsx');
  expect(found.rules).toEqual(['text/message-format-quote']);
  expect(found.changed).toContain("homeMissing=<dark_red>There''s no home called <secondary>{0}");
});

test('the file of MiniMessage has mistakes, which are found', async () => {
  const { profile, rules } = await examine('plugins/Maintenance/language-en.yml');
  expect(profile).toBe('maintenance');
  expect(rules.filter((rule) => rule !== 'text/never-closed')).toEqual([
    'text/unknown-tag',
    'text/leftover-code',
    'text/leftover-code',
    'text/unknown-action',
    'text/bad-url',
    'text/hex-length',
  ]);
});

test('the JSON keeps its escapes', async () => {
  const { rules, changed } = await examine('plugins/Lanterns/lang/en.json');
  expect(rules).toEqual([]);
  expect(changed).toContain('"item.lantern.lore": "<dark_gray>Found in \\u00abLow Town\\u00bb"');
});

test('in the file of traps all texts are changed, and three mistakes found', async () => {
  const { rules, unsure, changed, dropped } = await examine('plugins/Traps/config.yml');
  expect(rules).toEqual(['yaml/unquoted-code', 'yaml/cut-by-comment', 'yaml/duplicate-key']);
  expect([unsure, dropped]).toEqual([0, []]);
  expect(changed).toContain("comment-arises: 'x # y'");
  expect(changed).toContain('&base\n    color:');
  expect(changed).toContain('second: [ \'<aqua>Two\', "<red>Three" ]');
});
