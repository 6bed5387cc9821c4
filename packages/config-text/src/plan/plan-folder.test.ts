import { fc, test as fcTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { proveWritten } from '../conversion/looks.ts';
import { openFile } from '../file/open-file.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { FolderPlan, type PlanOptions } from './plan-folder.ts';

const generic = findProfile('generic');
if (generic === undefined) throw new Error('no generic profile');
const options: PlanOptions = { profile: generic };

async function folderOf(files: Readonly<Record<string, string>>): Promise<FolderPlan> {
  const folder = new FolderPlan();
  for (const [path, content] of Object.entries(files)) {
    const file = await fileOf(path, content);
    folder.add({ path, file, options });
  }
  return folder;
}

async function fileOf(path: string, content: string) {
  const opened = await openFile(path, new TextEncoder().encode(content));
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

function joinsOf(folder: FolderPlan, path: string, text = 0): readonly string[] | undefined {
  const proof = folder.planText(path, text)?.conversion?.proof;
  return proof?.joined.map(({ join }) => `${join.place} ${join.from} → ${join.to}`);
}

test('a text is tried with the prefix of another file that it names', async () => {
  const folder = await folderOf({
    'plugins/Farm/config.yml': `prefix: '&e&l[Farm] '\n`,
    'plugins/Farm/lang/en.yml': `a: '{prefix}Hi &cyou'\nb: 'Hi &cyou'\n`,
  });
  expect(joinsOf(folder, 'plugins/Farm/lang/en.yml')).toEqual([
    'inside &e&l[Farm]  → <yellow><b>[Farm] </b>',
  ]);
  const states = [...folder.plan('plugins/Farm/lang/en.yml')].map(
    ({ conversion }) => conversion?.state,
  );
  expect(states).toEqual(['same-alone', 'same']);
});

test('the prefix of the own file comes before those of others', async () => {
  const folder = await folderOf({
    'plugins/Farm/lang/en.yml': `prefix: '&6[Farm] '\na: '{prefix}&cHi'\n`,
    'plugins/Farm/lang/it.yml': `prefix: '&6[Fattoria] '\na: '{prefix}&cCiao'\n`,
    'plugins/Farm/menus/shop.yml': `a: '{prefix}&cShop'\n`,
  });
  expect(joinsOf(folder, 'plugins/Farm/lang/it.yml', 1)).toEqual([
    'inside &6[Fattoria]  → <gold>[Fattoria] ',
  ]);
  expect(joinsOf(folder, 'plugins/Farm/menus/shop.yml')).toHaveLength(2);
});

test('the prefixes of two plugins do not meet', async () => {
  const folder = await folderOf({
    'plugins/Farm/config.yml': `prefix: '&6[Farm] '\n`,
    'plugins/Shop/en.yml': `a: '{prefix}&cHi'\n`,
  });
  expect(joinsOf(folder, 'plugins/Shop/en.yml')).toEqual([]);
});

test('a prefix that nobody names is before the messages of the plugin, but not before its items', async () => {
  const folder = await folderOf({
    'plugins/Farm/config.yml': `prefix: '&6[Farm] &b'\n`,
    'plugins/Farm/lang/en.yml': `a: '&rHi &cyou'\nlore: [ '&rLore &cyou' ]\n`,
  });
  expect(joinsOf(folder, 'plugins/Farm/lang/en.yml')).toEqual([
    'before &6[Farm] &b → <gold>[Farm] <aqua>',
  ]);
  expect(joinsOf(folder, 'plugins/Farm/lang/en.yml', 1)).toEqual([]);
});

test('joins follow what is added, changed and removed', async () => {
  const text = 'plugins/Farm/en.yml';
  const folder = await folderOf({ [text]: `a: '{prefix}&cHi'\n` });
  expect(joinsOf(folder, text)).toEqual([]);
  const path = 'plugins/Farm/config.yml';
  const file = await fileOf(path, `prefix: '&6[Farm] '\n`);
  folder.add({ path, file, options });
  expect(joinsOf(folder, text)).toEqual(['inside &6[Farm]  → <gold>[Farm] ']);
  folder.add({ path, file, options: { ...options, style: 'closed' } });
  expect(joinsOf(folder, text)).toEqual(['inside &6[Farm]  → <gold>[Farm] </gold>']);
  folder.remove(path);
  expect(joinsOf(folder, text)).toEqual([]);
  expect(folder.planText(path, 0)).toBeUndefined();
});

test('which strings are texts is known before any of them is converted', async () => {
  const path = 'a.yml';
  const file = await fileOf(path, `material: STONE_BRICKS\na: '&cHi'\n`);
  const folder = new FolderPlan();
  folder.add({ path, file, options });
  expect(folder.list('other.yml')).toEqual([]);
  expect(folder.list(path, 1, 9).map(({ text }) => text)).toEqual([1]);
  expect(folder.list(path).map(({ classification }) => classification.kind)).toEqual([
    'setting',
    'text',
  ]);
});

test('a plan that was stopped can be begun again', async () => {
  const path = 'a.yml';
  const file = await fileOf(path, `prefix: '&6[Farm] '\na: '{prefix}&cHi'\n`);
  let isAsked = true;
  const folder = new FolderPlan();
  folder.add({ path, file, options: { ...options, shouldStop: () => isAsked } });
  expect(folder.planText(path, 1)?.conversion?.reasons).toEqual(['stopped']);
  isAsked = false;
  expect(folder.planText(path, 1)?.conversion?.state).toBe('same');
  expect(joinsOf(folder, path, 1)).toEqual(['inside &6[Farm]  → <gold>[Farm] ']);
});

test('a command with codes says why somebody has to look at it, and one with nothing to change is not asked for', async () => {
  const folder = await folderOf({
    'plugins/Shop/config.yml': [
      "a: '/msg %p &cSee https://example.org'",
      "b: '/msg %p <red>See'",
      "c: '/msg %p &cSee'",
      "d: '&cSee'",
    ].join('\n'),
  });
  const planned = [...folder.plan('plugins/Shop/config.yml')].map(
    ({ conversion }) => conversion && [conversion.state, ...conversion.reasons],
  );
  expect(planned).toEqual([
    ['unsure', 'no-text', 'link-not-clickable'],
    ['same'],
    ['unsure', 'no-text'],
    ['same'],
  ]);
});

describe('a list that TAB reads as one text', () => {
  const tab = findProfile('tab');
  if (tab === undefined) throw new Error('no profile');
  const planned = async (content: string) => {
    const folder = new FolderPlan();
    const path = 'plugins/TAB/groups.yml';
    folder.add({ path, file: await fileOf(path, content), options: { profile: tab } });
    return [...folder.plan(path)].map(
      ({ conversion }) => `${conversion?.state} ${conversion?.value}`,
    );
  };

  test('has decorations go on in the lines below, as before', async () => {
    const lines = `['&cA &lB', 'still bold']`;
    expect(await planned(`a:\n  header: ${lines}\n`)).toEqual([
      'same <!b><red>A <b>B',
      'same still bold',
    ]);
    expect(await planned(`a:\n  lines: ${lines}\n`)).toContain('same <red>A <b>B</b>');
    const apart = `a:\n  header: ['&cA &lB']\n  footer: ['upright']\n`;
    expect(await planned(apart)).toContain('same <red>A <b>B</b>');
  });

  const piece = fc.constantFrom(
    '&c',
    '&6',
    '&l',
    '&o',
    '&r',
    '<blue>',
    '<i>',
    'word ',
    'A ',
    '%p%',
  );
  const line = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

  fcTest.prop([fc.array(line, { minLength: 1, maxLength: 6 })])(
    'looks the same as a whole once what is proven in it is written',
    async (lines) => {
      const folder = new FolderPlan();
      const path = 'plugins/TAB/groups.yml';
      const file = await fileOf(path, JSON.stringify({ a: { header: lines } }));
      folder.add({ path, file, options: { profile: tab } });
      const written = [...lines];
      for (const { text, conversion } of folder.plan(path)) {
        const { path: keys = [] } = file.texts[text] ?? {};
        if (conversion?.state === 'same') written[Number(keys.at(-1))] = conversion.value;
      }
      const proof = proveWritten(lines.join('\n'), written.join('\n'), { profile: tab });
      expect(proof.alone).toMatchObject({ same: true });
    },
  );

  test('is proven line by line where each has its own colors', async () => {
    expect(await planned(`a:\n  footer: ['&cA', 'still red', '&6&lB', '&7C']\n`)).toEqual([
      ...['same <red>A', 'same still red', 'same <gold><b>B</b>', 'same <gray>C'],
    ]);
  });

  test('may be long, and stand behind other texts', async () => {
    const lines = Array.from({ length: 100 }, () => '&cA &lB');
    const states = await planned(JSON.stringify({ other: lines, a: { header: lines } }));
    expect(new Set(states.slice(100))).toEqual(new Set(['same <red>A <b>B</b>']));
  });

  test('is not proven where a color ended what went on from above', async () => {
    expect(await planned(`a:\n  header: ['&cA &lB', 'still bold', '&6C']\n`)).toEqual([
      ...['same <!b><red>A <b>B', 'same still bold', 'same-alone <gold>C'],
    ]);
  });
});
