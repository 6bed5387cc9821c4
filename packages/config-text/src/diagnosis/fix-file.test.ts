import { fc, test as propertyTest } from '@fast-check/vitest';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { convertText } from '../conversion/convert.ts';
import { openFile } from '../file/open-file.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { classifyString } from '../texts/classify-string.ts';
import { diagnoseText } from './diagnose-text.ts';
import { fixFile } from './fix-file.ts';

const profile = findProfile('generic-minimessage');
if (profile === undefined) throw new Error('no such profile');
const options = { profile, isWanted: () => true };

async function opened(content: string) {
  const result = await openFile('a.yml', new TextEncoder().encode(content));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('the file and its texts are corrected, also what one correction uncovers', async () => {
  const content =
    'a: &cHello\nb: "C:\\path <rde>x"\nc: Top #1\nd: "<rde>Hi <gren>you</gren>" # two\n';
  const given = await opened(content);
  const { file, edits, count } = await fixFile(given, {
    ...options,
    isWanted: ({ severity }) => severity !== 'note',
  });
  expect(file.content).toBe(
    'a: \'&cHello\'\nb: "C:\\\\path <red>x"\nc: \'Top #1\'\nd: "<red>Hi <green>you</green>" # two\n'.replace(
      '&c',
      '<red>',
    ),
  );
  expect(applyEdits(content, edits)).toBe(file.content);
  // Behind `<gren>`, its closing tag is one more.
  expect(count).toBe(8);
});

test('a code among tags is corrected to the tag that a conversion writes', () => {
  const essentials = findProfile('essentialsx');
  if (essentials === undefined) throw new Error('no such profile');
  const text = '<primary>Hi §cyou, §bor them';
  const edits = diagnoseText(text, essentials).flatMap(({ from, to, fix: insert }) =>
    insert === undefined ? [] : [{ from, to, insert }],
  );
  const fixed = applyEdits(text, edits);
  expect(fixed).toBe('<primary>Hi <secondary>you, <aqua>or them');
  expect(convertText(text, { profile: essentials }).value).toBe(fixed);
});

test('what nobody wants to know, and what a comment switches off, stays', async () => {
  const content = 'a: "<rde>x"\n# fucina-ignore-next-line text/unknown-tag\nb: "<rde>x"\n';
  const given = await opened(content);
  expect((await fixFile(given, { ...options, isWanted: () => false })).file).toBe(given);
  expect((await fixFile(given, options)).file.content).toBe(content.replace('<rde>', '<red>'));
});

const piece = fc.constantFrom(
  '<rde>',
  '<gren>',
  '</gren>',
  '<#fff>',
  '<c:pruple>',
  "<hover:show_text:'hi>",
  '<click:open_url:https://x.y:80/p>',
  '<gradient:RED:blue>',
  '<pride:tran>',
  '&c',
  'text ',
  '<b>',
  '</bold>',
  'https://a.it',
  "it's ",
);
const value = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
const line = fc.oneof(
  value.map((text) => `'${text.replaceAll("'", "''")}'`),
  value.map((text) => JSON.stringify(text)),
);

propertyTest.prop([fc.array(line, { minLength: 1, maxLength: 4 })], {
  numRuns: 150,
  examples: [[[`"<hover:show_text:'hi>it's it's https://a.it<rde>"`]]],
})('keys stay, corrected mistakes are gone, and a second run changes nothing', async (lines) => {
  const given = await opened(lines.map((text, index) => `k${index}: ${text}\n`).join(''));
  const { file } = await fixFile(given, options);
  expect(file.texts.map(({ path }) => path)).toEqual(given.texts.map(({ path }) => path));
  const left = file.texts.flatMap(({ path, value: text }) => {
    const { kind } = classifyString({ path, value: text, isString: true }, profile);
    return kind === 'setting' ? [] : diagnoseText(text, profile, { path });
  });
  expect(left.filter(({ fix }) => fix !== undefined)).toEqual([]);
  expect((await fixFile(file, options)).edits).toEqual([]);
});
