import { describe, expect, test } from 'vitest';
import { createToolFunctions, OWN_FILE, TOOL_LIMITS } from './index.ts';

const nobody = async () => ({ ok: false, error: { code: 'not-asked', message: 'No.' } }) as const;
const outside = {
  serverStatus: nobody,
  watchedServer: nobody,
  mojangPlayer: nobody,
  mojangProfile: nobody,
  skinPixels: nobody,
};

async function call(name: string, input: unknown, most: number = TOOL_LIMITS.file) {
  const found = createToolFunctions(outside, most).find((each) => each.name === name);
  if (found === undefined) throw new Error(`no function ${name}`);
  return found.call(input);
}

async function value(name: string, input: unknown, most: number = TOOL_LIMITS.file) {
  const result = await call(name, input, most);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const MESSAGES = `# Texts of the plugin
prefix: '&8[&bShop&8] '
bought: '&aYou bought &lthree&a.'
sold: "<red>You sold <b>it</b>" # kept
sound: ENTITY_VILLAGER_YES
`;
const SHOP = { path: 'plugins/MyShop/messages.yml', content: MESSAGES };

describe('check_file', () => {
  test('findings have their place, a sentence, advice and a fix', async () => {
    const content = "join: '<rde>Hello'\nleave: '<red>Bye'\nother: '<gray>Hi'\n";
    const given = { path: 'plugins/Chat/messages.yml', content, readsMiniMessage: true };
    const found = await value('check_file', given);
    expect(found).toMatchObject({ format: 'yaml', profile: 'generic', texts: 3, count: 1 });
    expect(found.findings).toEqual([
      {
        level: 'warning',
        rule: 'text/unknown-tag',
        line: 1,
        column: 8,
        endLine: 1,
        endColumn: 13,
        message: 'There is no tag “rde”, so it stays text.',
        advice: expect.stringMatching(/\.$/),
        fix: '<red>',
      },
    ]);
  });

  test('what is only worth knowing is left out, unless somebody wants it', async () => {
    const content = "a: '<red>Hi &lthere'\nb: '&aHi <b>you'\n1: x\n";
    const given = { path: 'plugins/A/messages.yml', content };
    const [few, all] = [
      await value('check_file', given),
      await value('check_file', { ...given, notes: true }),
    ];
    expect(Number(all.count)).toBeGreaterThan(Number(few.count));
  });

  test('a file without texts says so, instead of having no mistakes', async () => {
    const found = await value('check_file', { path: 'plugins/A/config.yml', content: 'a: true\n' });
    expect(found).toMatchObject({ texts: 0, count: 0 });
    expect(found.question).toBeUndefined();
  });

  test('the owner is asked what nobody knows', async () => {
    const { question } = await value('check_file', SHOP);
    expect(question).toContain('reads MiniMessage');
    const known = await value('check_file', { ...SHOP, readsMiniMessage: true });
    expect(known.question).toBeUndefined();
  });

  test.each([
    [{ ...SHOP, path: 'plugins/MyShop/picture.png' }, 'file/unknown-format'],
    [{ ...SHOP, path: 'a.yml\n+++ b/other.yml' }, 'bad-input'],
    [{ ...SHOP, profile: 'none-such' }, 'profile-unknown'],
    [{ ...SHOP, prfile: 'generic' }, 'bad-input'],
  ])('%j is refused: %s', async (given, code) => {
    expect(await call('check_file', given)).toMatchObject({
      ok: false,
      error: { code, message: expect.any(String) },
    });
  });

  test('a file of another kind is refused with those that are read', async () => {
    const refused = await call('check_file', { ...SHOP, path: 'plugins/MyShop/picture.png' });
    expect(refused).toMatchObject({ error: { message: expect.stringContaining('Open YAML') } });
  });

  test('a file that is too long for strangers is taken on one’s own machine', async () => {
    const given = { ...SHOP, content: `${MESSAGES}${'# more\n'.repeat(2000)}` };
    const refused = await call('check_file', given);
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    expect(JSON.stringify(refused)).toContain('fucina mcp');
    expect(await value('check_file', given, OWN_FILE)).toMatchObject({ texts: 3 });
  });
});

describe('convert_file', () => {
  test('nothing is changed while nobody knows the plugin', async () => {
    const made = await value('convert_file', SHOP);
    expect(made).toMatchObject({ patch: '', changed: 0, question: expect.any(String) });
  });

  test('texts are rewritten and proven, and the rest of the file stays', async () => {
    const given = { ...SHOP, readsMiniMessage: true, result: 'file' };
    const made = await value('convert_file', given);
    expect(made).toMatchObject({ changed: 2, proven: 2, same: 1, refused: 0, profile: 'generic' });
    expect(made.file).toBe(
      MESSAGES.replace("'&8[&bShop&8] '", "'<dark_gray>[<aqua>Shop<dark_gray>] '").replace(
        "'&aYou bought &lthree&a.'",
        "'<green>You bought <b>three</b>.'",
      ),
    );
  });

  test('a file that does not load is corrected first', async () => {
    const content = "a: '&cHi'\n\tb: '&aYo'\n";
    const given = { path: 'plugins/A/messages.yml', content, readsMiniMessage: true };
    expect(await call('convert_file', given)).toMatchObject({
      ok: false,
      error: { code: 'file-has-errors', message: expect.stringContaining('check_file') },
    });
  });

  test('a file of very many short texts is taken in parts, and whole on one’s own machine', async () => {
    const content = Array.from({ length: 120 }, (_, at) => `${at}: '&a'\n`).join('');
    const given = { path: 'plugins/A/messages.yml', content, readsMiniMessage: true };
    expect(await call('convert_file', given)).toMatchObject({
      ok: false,
      error: { code: 'too-many-texts', most: 93, message: expect.stringContaining('in parts') },
    });
    expect(await call('convert_file', given, OWN_FILE)).toMatchObject({ ok: true });
  });

  test('what a file cannot hold is told', async () => {
    const given = { path: 'plugins/A/en.lang', content: 'a=&cHi\n', readsMiniMessage: true };
    expect(await value('convert_file', given)).toMatchObject({
      changed: 0,
      notMade: [{ line: 1, key: 'a', why: expect.stringMatching(/\.$/) }],
    });
  });

  test('a patch is what differs', async () => {
    const { patch } = await value('convert_file', { ...SHOP, readsMiniMessage: true });
    expect(patch).toContain('--- a/plugins/MyShop/messages.yml');
    expect(String(patch).match(/^\+[^+]/gm)).toHaveLength(2);
  });

  test('what cannot be proven is listed for a person, and written only when they said so', async () => {
    const content = "a: '&cHi &x&f&f there'\nb: '&aType <red> to confirm'\nc: '&aHi <b>you'\n";
    const given = { path: 'plugins/MyShop/messages.yml', content, readsMiniMessage: true };
    const { unsure, toDecide } = await value('convert_file', given);
    expect(unsure).toBe((toDecide as unknown[]).length);
    expect(toDecide).toContainEqual({
      line: expect.any(Number),
      key: 'b',
      why: expect.stringMatching(/\.$/),
      today: '&aType <red> to confirm',
      written: String.raw`<green>Type \<red> to confirm`,
    });
    const all = await value('convert_file', { ...given, unsure: true });
    expect(Number(all.unsure)).toBeLessThan(Number(unsure));
    // Whether codes or tags are meant there, nobody knows.
    expect(all.toDecide).toContainEqual(expect.objectContaining({ key: 'c' }));
    expect(Number(all.changed)).toBeGreaterThan(Number(all.proven));
  });

  test('what a plugin needs to read the new texts is told', async () => {
    const given = {
      path: 'plugins/Essentials/messages/messages_en.properties',
      content: 'homeSet=\\u00a76Home set to current location.\n',
    };
    const { changed, since } = await value('convert_file', given);
    expect(changed).toBe(1);
    expect(since).toMatch(/^Essentials\w*: .*since.*\./);
  });
});
