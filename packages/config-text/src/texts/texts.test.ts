import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import { classifyString } from './classify-string.ts';
import { mayHoldTexts } from './text-files.ts';

const classify = (value: string, path = 'some.thing', id = 'generic') => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return classifyString({ path: path.split('.'), value, isString: true }, profile);
};

test.each([
  ['&cHi', 'codes'],
  ['§l[Shop]', 'codes'],
  ['<gradient:red:blue>Hi', 'tags'],
  ['[message] Hi there', 'form'],
  ['Welcome to the server', 'sentence'],
  ['Benvenuto, %player%!', 'sentence'],
])('%s is a text', (value, because) => {
  expect(classify(value)).toEqual({ kind: 'text', because });
});

test.each([
  ['&cHi', 'shop.material'],
  ['&cHi', 'commands.0'],
  ['&7(&e%a%&7)', 'a.format.type'],
])('no key name speaks against codes: %s at %s', (value, path) => {
  expect(classify(value, path)).toEqual({ kind: 'text', because: 'codes' });
});

test.each([
  ['&c', 'codes-only'],
  ['Q&A', 'code-in-word'],
  ['[console] give %p% stone name:&bGem', 'command'],
  ['/tellraw @a <red>Hi', 'command'],
])('%s is unsure', (value, because) => {
  expect(classify(value)).toEqual({ kind: 'unsure', because });
});

test.each([
  'https://example.org/?a=1&c=2',
  'https://example.org/a.jar?st=1&dl=1 plugins/A-1.0.jar',
  'jdbc:mysql://localhost/db',
  'DIAMOND_SWORD',
  'minecraft:stone',
  'essentials.fly.others',
  'plugins/TAB/config.yml',
  '12',
  '1-5',
  '10, 20, 30',
  '30s',
  '#ff8800',
  'ff8800',
  '%player_name%',
  '{0}',
  '/spawn',
  '[close]',
  '[console] eco give %p% 5',
  '^[a-z]+$',
  '\\d+ items',
  'dd/MM/yyyy HH:mm',
  'survival',
  '',
])('%j is a setting', (value) => expect(classify(value).kind).toBe('setting'));

test.each([
  ['Shop', 'menu.display_name', 'text'],
  ['Shop', 'menu.displayName', 'text'],
  ['Open it', 'menu.join-message', 'text'],
  ['Hello there', 'lore.0', 'text'],
  ['Stone Sword', 'item.material', 'setting'],
  ['Stone', 'item.other', 'setting'],
])('without codes the key counts: %s at %s', (value, path, kind) => {
  expect(classify(value, path).kind).toBe(kind);
});

test('a mistake in a tag or a component does not hide the text', () => {
  expect(classify('<rde>Hi', 'a.b', 'plotsquared')).toEqual({ kind: 'text', because: 'tags' });
  expect(classify('Hi</red>', 'a.b', 'plotsquared')).toEqual({ kind: 'text', because: 'tags' });
  expect(classify('<rde>Hi', 'a.b', 'authme').kind).toBe('setting');
  expect(classify('<rde>Hi', 'a.command', 'plotsquared').kind).toBe('setting');
  expect(classify('{"text":"Hi","color":red"}')).toEqual({ kind: 'text', because: 'component' });
});

test('types, profiles and decisions come first', () => {
  const profile = findProfile('generic');
  if (profile === undefined) throw new Error('no profile');
  const string = { path: ['a'], value: '&cHi', isString: true };
  expect(classifyString({ ...string, isString: false }, profile, 'text').because).toBe('type');
  expect(classifyString(string, profile, 'setting').kind).toBe('setting');
  expect(classify('&cHi', 'layout.condition', 'tab').because).toBe('profile');
  expect(classify('a&b.secret', 'forwarding-secret', 'velocity').because).toBe('profile');
  expect(classify('<primary>', 'a', 'essentialsx').because).toBe('tags');
});

test.each([
  ['plugin.yml', false],
  ['a/paper-plugin.yml', false],
  ['a\\b.mixins.json', false],
  ['.github/workflows/x.yml', false],
  ['logs/latest.log', false],
  ['Essentials/userdata/x.yml', false],
  ['Essentials/config.yml', true],
  ['my-plugin.yml', true],
  ['plugins/Essentials/items.json', false],
  ['plugins/Shop/items.json', true],
  ['server/version_history.json', false],
  ['server/usercache.json', false],
])('%s may hold texts: %s', (path, may) => expect(mayHoldTexts(path)).toBe(may));

test('every string gets an answer', () => {
  const unit = fc.constantFrom(...'&§c<>%{}[]/\\:.#aZ9 \n'.split(''));
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom('name', 'type', 'x'), (value, path) => {
      expect(['text', 'unsure', 'setting']).toContain(classify(value, path).kind);
    }),
  );
});

test.each(['commands.0', 'click-commands.1', 'rewards.consoleCommands.0', 'Command'])(
  'what begins with a name may be a command under %s',
  (path) => {
    const unsure = { kind: 'unsure', because: 'command' };
    expect(classify('bc &6%player% &awon', path)).toEqual(unsure);
    expect(classify('tell %player% <red>Hi', path)).toEqual(unsure);
    expect(classify('/me is &aback', path)).toEqual(unsure);
    expect(classify('&cYou won', path)).toEqual({ kind: 'text', because: 'codes' });
    expect(classify('[message] &cYou won', path)).toEqual({ kind: 'text', because: 'codes' });
  },
);

test('a message about a command is a text', () => {
  expect(classify('/home &7brings you home', 'help.home').because).toBe('codes');
  expect(classify('no such command: &c%name%', 'unknown-command').because).toBe('codes');
});

test('a link of MineDown is a text', () => {
  expect(classify('[Home](/home)', 'a', 'minedown').kind).toBe('text');
  expect(classify('[text](show_text=hi)', 'a', 'huskhomes').kind).toBe('text');
  expect(classify('[Home](/home)', 'a').kind).toBe('setting');
});
