// The formats of `check` that programs read, as the command writes them.
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

const ANNOTATIONS = 10;
const folder = new TestFolder({
  'plugins/Mein Shop/ünï%,:.yml': 'a: &cHello\nb: "C:\\path &cx"\nc: Top #1\n"a%b": 1\n"a%b": 2\n',
  'plugins/Maintenance/messages.yml': "a: '<red>Hi <rde>you'\n",
  'many.mm': '§cOld\n'.repeat(12) + '<rde>Hi\n'.repeat(11),
  'same.mm': '§cOld\n§cOld\n',
  'clean.yml': "a: '&cFine'\n",
});
afterAll(() => folder.remove());

describe('SARIF', () => {
  // Version 8 of ajv does not know the draft that the schema names; it has nothing that later drafts read otherwise.
  const { $schema: _, id: __, ...rules } = schema;
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats(ajv);
  const validate = ajv.compile(rules);

  async function sarifOf(...words: string[]) {
    const { stdout } = await folder.fucina(['check', '--notes', '--format', 'sarif', ...words]);
    const log = JSON.parse(stdout);
    validate(log);
    expect(validate.errors).toBeNull();
    return log.runs[0];
  }

  test('the schema refuses what is wrong', () => {
    expect(validate({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
    expect(validate({ version: '2.1.0', runs: [{ tool: { driver: { name: 'a' } } }] })).toBe(true);
  });

  test('without problems', async () => {
    expect(await sarifOf('clean.yml')).toMatchObject({
      results: [],
      tool: { driver: { rules: [] } },
    });
  });

  test('names the rules of its results, with their levels', async () => {
    const { results, tool, columnKind } = await sarifOf('plugins', 'many.mm');
    const { rules } = tool.driver;
    expect(columnKind).toBe('utf16CodeUnits');
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex].id).toBe(ruleId);
    expect(new Set(results.map(({ ruleId }: { ruleId: string }) => ruleId)).size).toBe(
      rules.length,
    );
    expect(rules).toContainEqual({
      id: 'yaml/duplicate-key',
      shortDescription: { text: 'Key that is there twice' },
      help: { text: 'Delete one of the two, or rename it.' },
      helpUri: expect.stringMatching(
        /^https:.*\/docs\/manual\/en\/reference\/rules\.md#yamlduplicate-key$/,
      ),
      defaultConfiguration: { level: 'warning' },
    });
  });

  test('a level that was set is that of the result, not of the rule', async () => {
    const run = await sarifOf(
      '--rule',
      'text/unknown-tag=error',
      'plugins/Maintenance/messages.yml',
    );
    const at = run.results.findIndex(({ ruleId }: { ruleId: string }) => /unknown/.test(ruleId));
    expect(run.results[at].level).toBe('error');
    expect(run.tool.driver.rules[run.results[at].ruleIndex].defaultConfiguration.level).toBe(
      'warning',
    );
  });

  test('places are relative addresses', async () => {
    const { results } = await sarifOf('plugins/Mein Shop');
    expect(results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: {
        uri: 'plugins/Mein%20Shop/%C3%BCn%C3%AF%25%2C%3A.yml',
        uriBaseId: '%SRCROOT%',
      },
      region: { startLine: 1, startColumn: 4, endLine: 1, endColumn: 11 },
    });
  });

  test('columns count UTF-16 units', async () => {
    folder.write('plugins/Maintenance/emoji.yml', "a: '🎉 é <rde>Hi you'\n");
    const { results } = await sarifOf('plugins/Maintenance/emoji.yml');
    expect(results[0].locations[0].physicalLocation.region).toMatchObject({
      startColumn: 10,
      endColumn: 15,
    });
  });

  test('a problem keeps its fingerprint when its line moves', async () => {
    const prints = async (content: string) => {
      folder.write('moving.mm', content);
      const { results } = await sarifOf('moving.mm');
      return results.map(
        ({ partialFingerprints }: { partialFingerprints: { primaryLocationLineHash: string } }) =>
          partialFingerprints.primaryLocationLineHash,
      );
    };
    const [first, second] = await prints('§cOld\n§cOld\n');
    expect(first).toMatch(/^[0-9a-f]{16}:1$/);
    expect(second).toBe(first?.replace(':1', ':2'));
    expect(await prints('x\n\n§cOld\n')).toEqual([first]);
    expect(await prints('§cNew\n')).not.toContain(first);
  });

  test('GitHub takes no more than 25,000 results', async () => {
    folder.write('huge.mm', '§c\n'.repeat(25_003));
    const { results, invocations } = await sarifOf('huge.mm');
    expect(results).toHaveLength(25_000);
    expect(invocations[0].toolExecutionNotifications).toEqual([
      {
        level: 'note',
        message: { text: 'Not in this file, because GitHub takes 25,000 results: 3.' },
      },
    ]);
  });
});

describe('GitHub', () => {
  const github = async (...words: string[]) => {
    const { stdout } = await folder.fucina(['check', '--format', 'github', ...words]);
    return stdout.split('\n').slice(0, -1);
  };

  test('a problem is a command with its range', async () => {
    expect(await github('same.mm')).toEqual([
      '::error file=same.mm,line=1,endLine=1,col=1,endColumn=3,title=text/legacy-code::§ codes make MiniMessage fail: nothing of this line is read. Write <red>.',
      '::error file=same.mm,line=2,endLine=2,col=1,endColumn=3,title=text/legacy-code::§ codes make MiniMessage fail: nothing of this line is read. Write <red>.',
      'Errors: 2, warnings: 0, notes: 0; with a fix: 2.',
    ]);
  });

  test('names of files and messages cannot end the command', async () => {
    const lines = await github('plugins/Mein Shop');
    expect(lines[0]).toContain('::error file=plugins/Mein Shop/ünï%25%2C%3A.yml,line=1,');
    expect(lines).toContainEqual(expect.stringMatching(/^::warning .*::The key a%25b is/));
  });

  test('line breaks in keys stay in one command', async () => {
    folder.write('breaks.yml', '"a\\nb, 100%": 1\n"a\\nb, 100%": 2\n');
    const [line = ''] = await github('breaks.yml');
    expect(line).toContain('::The key a%0Ab, 100%25 is there twice');
  });

  test('errors come first, ten of each kind, then what is missing', async () => {
    const lines = await github('plugins', 'many.mm');
    const kinds = lines.map((line) => /^::(\w+)/.exec(line)?.[1]);
    expect(kinds).toEqual([
      ...Array.from({ length: ANNOTATIONS }, () => 'error'),
      ...Array.from({ length: ANNOTATIONS }, () => 'warning'),
      'notice',
    ]);
    expect(lines.at(-1)).toMatch(
      /^::notice title=fucina::Errors: 15, warnings: \d+, notes: 0; .* GitHub shows only ten of each kind here; --format sarif and code scanning show all\.$/,
    );
  });
});

test('a terminal obeys nothing that stands in a file', async () => {
  // With more of them in a file it would be none of text.
  folder.write(
    'bell.yml',
    `${'# long\n'.repeat(200)}"a\u001b]0;x\u0007": 1\n"a\u001b]0;x\u0007": 2\n`,
  );
  const { stdout } = await folder.fucina(['check', 'bell.yml']);
  expect(stdout).toContain('bell.yml:202:');
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
