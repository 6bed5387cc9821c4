import { fc, test as property } from '@fast-check/vitest';
import { tools } from '@fucina/site';
import { describe, expect, test } from 'vitest';
import { MAX_PRESETS, presetsField } from '../../state/presets.ts';
import { fileName, planImport, readBackup, writeBackup } from './backup.ts';
import { type Entries, KINDS, keyOf, kindOf, nameOf } from './kinds.ts';

const NOW = new Date('2026-11-22T21:06:00.000Z');
const NOTHING: Entries = new Map();

const id = fc.constantFrom(...tools.map((tool) => tool.id));
const presets = fc
  .uniqueArray(
    fc.tuple(
      fc.stringMatching(/^[\w()][\w ()-]{0,40}[\w()]$/).map((name) => name.replace(/ +/g, ' ')),
      fc.string(),
    ),
    { selector: ([name]) => name, maxLength: 20 },
  )
  .map((pairs) => JSON.stringify(pairs));
const list = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9.:-]{1,20}$/), { maxLength: 10, minLength: 1 })
  .map((items) => items.join(','));

/** Things as the site keeps them. */
const entries: fc.Arbitrary<Entries> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('favourites'), list),
      fc.tuple(fc.constantFrom('recent-servers', 'recent-players'), list),
      fc.tuple(
        id.map((tool) => `presets.${tool}`),
        presets,
      ),
      fc.tuple(
        id.map((tool) => `tool.${tool}`),
        fc.string(),
      ),
      fc.tuple(fc.constantFrom('skulls.family', 'server-icon', 'animate-previews'), fc.string()),
      fc.tuple(fc.constant('theme'), fc.constantFrom('light', 'dark', 'system')),
      fc.tuple(fc.constant('language'), fc.constantFrom('en', 'it')),
      fc.tuple(fc.constant('favourites.unreadable'), fc.string()),
    ),
  )
  .map((pairs) => new Map(pairs));

function imported(here: Entries, text: string) {
  const file = readBackup(text);
  if (!file.ok) throw new Error(file.error);
  const plan = planImport(here, file.value, NOW);
  return { ...plan, after: new Map([...here, ...plan.entries]) };
}

property.prop([entries])('what was exported is the same after an import elsewhere', (kept) => {
  expect(imported(NOTHING, writeBackup(kept, NOW)).after).toEqual(
    // A list of nothing is nothing.
    new Map([...kept].filter(([, text]) => text !== '[]')),
  );
});

property.prop([entries, entries])('a second import of the same file adds nothing', (here, kept) => {
  const file = writeBackup(kept, NOW);
  const { after } = imported(here, file);
  expect(imported(after, file)).toMatchObject({ entries: new Map(), added: {} });
});

property.prop([entries, entries])('an import loses no favourite and no preset', (here, kept) => {
  const { after } = imported(here, writeBackup(kept, NOW));
  for (const [name, text] of here) {
    const now = after.get(name) ?? '';
    if (name === 'favourites') expect(now.startsWith(text)).toBe(true);
    if (kindOf(name) !== 'presets') continue;
    expect(presetsField.read(now)).toEqual(
      expect.arrayContaining([...(presetsField.read(text) ?? [])]),
    );
  }
});

property.prop([entries, fc.dictionary(fc.string(), fc.jsonValue())])(
  'whatever a file holds, it is added or set aside',
  (here, kept) => {
    const text = JSON.stringify({ fucina: 1, kept });
    const { entries: changes, added } = imported(here, text);
    for (const [name, change] of changes) expect([name, typeof change]).toEqual([name, 'string']);
    const unread = Object.values(kept).filter((value) => typeof value !== 'string').length;
    expect(added.aside ?? 0).toBeGreaterThanOrEqual(unread);
  },
);

property.prop([fc.oneof(fc.string(), fc.json())])('any other file is refused', (text) => {
  expect(readBackup(text).ok).toBe(false);
});

describe('a file that is refused', () => {
  test.each([
    ['that is no JSON', '{"fucina": 1,', 'not_json'],
    ['of something else', '{"name":"other"}', 'not_ours'],
    ['that is a list', '[1]', 'not_ours'],
    ['of a newer version', '{"fucina":2,"kept":{}}', 'newer'],
    ['with a version that is none', '{"fucina":"1","kept":{}}', 'damaged'],
    ['without things', '{"fucina":1}', 'damaged'],
    ['with a list of things', '{"fucina":1,"kept":["a"]}', 'damaged'],
    ['that is huge', ' '.repeat(20_000_001), 'too_big'],
  ])('one %s', (_, text, error) => expect(readBackup(text)).toEqual({ ok: false, error }));
});

test('each thing is counted by its kind, and what is there already is not', () => {
  const here = new Map([
    ['favourites', 'motd'],
    ['theme', 'dark'],
    ['tool.skulls', 'name=a'],
  ]);
  const kept = {
    favourites: 'skulls,motd,skins',
    'presets.skulls': '[["A","name=a"],["B","name=b"]]',
    'recent-servers': 'java a.example,java b.example',
    'tool.skulls': 'name=b',
    theme: 'dark',
  };
  const { added, after } = imported(here, JSON.stringify({ fucina: 1, kept }));
  expect(added).toEqual({ favourites: 2, presets: 2, servers: 2, states: 1 });
  expect(after.get('favourites')).toBe('motd,skulls,skins');
  expect(after.get('tool.skulls')).toBe('name=b');
});

test('a preset whose name is taken by another state gets a number', () => {
  const here = new Map([['presets.skulls', '[["A","name=mine"],["B","name=b"]]']]);
  const kept = { 'presets.skulls': '[["A","name=theirs"],["B","name=b"]]' };
  const { after, added } = imported(here, JSON.stringify({ fucina: 1, kept }));
  expect(after.get('presets.skulls')).toBe(
    '[["A (2)","name=theirs"],["A","name=mine"],["B","name=b"]]',
  );
  expect(added).toEqual({ presets: 1 });
});

test('presets beyond the limit are left out and counted', () => {
  const pairs = (from: number, count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => [`${from + index}`, 'name=a']));
  const here = new Map([['presets.skulls', pairs(0, MAX_PRESETS - 1)]]);
  const kept = { 'presets.skulls': pairs(1000, 3) };
  const { leftOut, added } = imported(here, JSON.stringify({ fucina: 1, kept }));
  expect({ leftOut, added }).toEqual({ leftOut: 2, added: { presets: 1 } });
});

test('what is not known or cannot be read is set aside in one piece, and once', () => {
  const kept = {
    favourites: 7,
    theme: 'pink',
    'presets.skulls': '{"v":2}',
    'tool.of-tomorrow': 'a=b',
    'tool.motd': 'x'.repeat(1_000_001),
    __proto__: null,
    constructor: 'c',
  };
  const text = JSON.stringify({ fucina: 1, kept: { ...kept, motd: [] } });
  const { after, added } = imported(NOTHING, text);
  expect(added).toEqual({ aside: 7 });
  const [[name, aside] = ['', '']] = after;
  expect(name).toBe('import-2026-11-22T21:06:00.000Z.unreadable');
  expect(Object.keys(JSON.parse(aside))).toEqual([
    'favourites',
    'theme',
    'presets.skulls',
    'tool.of-tomorrow',
    'tool.motd',
    'constructor',
    'motd',
  ]);
  expect(imported(after, text).added).toEqual({});
});

test('the file is called by the day', () => {
  expect(fileName(new Date(2026, 0, 5, 23, 59))).toBe('fucina-2026-01-05.json');
});

test('every entry has a name and a kind; other sites’ entries have none', () => {
  for (const key of ['fucina.1.favourites', 'fucina.0.old', 'vite-ui-theme', 'i18nextLng']) {
    expect(keyOf(nameOf(key) ?? '')).toBe(key);
  }
  expect(nameOf('somebody')).toBeUndefined();
  const names = [
    'favourites',
    'presets.motd',
    'tool.motd',
    'recent-servers',
    'recent-players',
    'watches',
    'theme',
  ];
  expect([...names, 'fucina.0.old'].map(kindOf)).toEqual([...KINDS]);
  expect(kindOf('tool.of-tomorrow')).toBe('aside');
});

/** As browsers have them since 2026. Who calls one of them by another name has to move what it holds. */
const TOOLS = [
  ...['lore-generator', 'start-command', 'small-caps', 'text-gradient', 'server-status'],
  ...['text-workshop', 'motd', 'config', 'server-watch', 'skins', 'skulls'],
];
const NAMES = [
  ...TOOLS.flatMap((tool) => [`tool.${tool}`, `presets.${tool}`]),
  ...['favourites', 'recent-servers', 'recent-players', 'recent-searches', 'watches'],
  ...['animate-previews', 'picture-backdrop', 'single-keys', 'skulls.family'],
  ...['server-icon', 'icon-drawing', 'config-choices', 'theme', 'language'],
];

test.each(NAMES)('%s is still known', (name) => {
  expect(kindOf(name)).not.toBe('aside');
});
