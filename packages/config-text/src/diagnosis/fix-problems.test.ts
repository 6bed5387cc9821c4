import { fc, test as propertyTest } from '@fast-check/vitest';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { composeEdits } from '../file/compose-edits.ts';
import { openFile } from '../file/open-file.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { fixProblems } from './fix-problems.ts';

const profile = findProfile('generic-minimessage');
if (profile === undefined) throw new Error('no such profile');
const options = {
  profile,
  isWanted: ({ severity }: { readonly severity: string }) => severity !== 'note',
};

async function opened(bytes: Uint8Array) {
  const result = await openFile('a.yml', bytes);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test('problems are corrected one after the other', async () => {
  const content = 'a: &c Hello\nb: &l Bold\nc: x\n';
  const file = await opened(new TextEncoder().encode(content));
  const first = file.problems.findIndex(({ fix }) => fix !== undefined);
  const once = await fixProblems(file, [first], options);
  const second = once.file.problems.findIndex(({ fix }) => fix !== undefined);
  const twice = await fixProblems(file, [first, second], options);
  expect(twice.file.texts.map(({ value }) => value)).toEqual(['&c Hello', '&l Bold', 'x']);
  expect(applyEdits(content, twice.edits)).toBe(twice.file.content);
});

test('the encoding stays', async () => {
  const bytes = Uint8Array.from([...'a: &c H', 0xe9, ...'\n'], (one) =>
    typeof one === 'number' ? one : one.charCodeAt(0),
  );
  const file = await opened(bytes);
  const number = file.problems.findIndex(({ fix }) => fix !== undefined);
  const fixed = await fixProblems(file, [number], options);
  expect(fixed.file.encoding).toBe('windows-1252');
  expect(fixed.file.texts[0]?.value).toBe('&c Hé');
});

test('a problem without a correction is left out', async () => {
  const file = await opened(new TextEncoder().encode('a: x\na: y\n'));
  expect(await fixProblems(file, [0, 7], options)).toEqual({ file, edits: [] });
});

test('all are corrected at once, except what a comment switches off', async () => {
  const content = 'a: &c Hello\nb: Top #1\n# fucina-ignore-next-line\nc: &l Bold\n';
  const file = await opened(new TextEncoder().encode(content));
  const all = await fixProblems(file, ['all'], options);
  const fixed = "a: '&c Hello'\nb: 'Top #1'\n# fucina-ignore-next-line\nc: &l Bold\n";
  expect(all.file.content).toBe(fixed);
  expect(applyEdits(content, all.edits)).toBe(fixed);
});

test('only the texts that somebody chose are corrected, and they keep their numbers', async () => {
  const content = 'a: "<rde>Hi" # one\nb: "<gren>Hi"\nc: &cBye\nd: "<yelow>Hi"\n';
  const file = await opened(new TextEncoder().encode(content));
  const some = await fixProblems(file, [{ texts: [0, 2] }], options);
  const fixed = content.replace('rde', 'red').replace('yelow', 'yellow');
  expect([some.file.content, applyEdits(content, some.edits)]).toEqual([fixed, fixed]);
  // Behind the correction of the file, `d` is the fourth text.
  const both = await fixProblems(file, ['all', { texts: [3] }], options);
  expect(both.file.content).toBe(content.replace('yelow', 'yellow').replace('&cBye', "'&cBye'"));
  expect(applyEdits(content, both.edits)).toBe(both.file.content);
  expect((await fixProblems(file, [{ texts: [7] }], options)).edits).toEqual([]);
});

test('a sentence in a list stays one text', async () => {
  const content =
    'a:\n- cmi msg [x] text: &c/air\n- Server status: &aopen\n- key: &cHi\n- "a key": &cHi\n' +
    '- display name: &cHi\n  lore: x\n';
  const file = await opened(new TextEncoder().encode(content));
  const { file: fixed } = await fixProblems(file, ['all'], options);
  expect(fixed.texts.map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['a.0', 'cmi msg [x] text: &c/air'],
    ['a.1', 'Server status: &aopen'],
    ['a.2.key', '&cHi'],
    ['a.3.a key', '&cHi'],
    ['a.4.display name', '&cHi'],
    ['a.4.lore', 'x'],
  ]);
});

test('hundreds are corrected in one go', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `k${index}: &cHi\n`).join('');
  const file = await opened(new TextEncoder().encode(lines(400)));
  const { file: fixed } = await fixProblems(file, ['all'], options);
  expect(fixed.texts).toHaveLength(400);
  expect(fixed.problems).toEqual([]);
});

const cuts = fc.array(fc.tuple(fc.nat(12), fc.string({ maxLength: 3 })), { maxLength: 4 });

/** Sorted edits that do not overlap. */
function editsIn(text: string, drawn: readonly (readonly [number, string])[]) {
  const places = drawn.map(([at]) => at % (text.length + 1)).sort((one, other) => one - other);
  const edits = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    const [from = 0, to = 0] = [places[index], places[index + 1]];
    edits.push({ from, to, insert: drawn[index]?.[1] ?? '' });
  }
  return edits;
}

propertyTest.prop([fc.string({ maxLength: 12 }), cuts, cuts])(
  'two lists of edits one after the other are one list',
  (text, drawn, drawnLater) => {
    const first = editsIn(text, drawn);
    const between = applyEdits(text, first);
    const later = editsIn(between, drawnLater);
    const composed = composeEdits(text.length, first, later);
    expect(applyEdits(text, composed)).toBe(applyEdits(between, later));
    for (const [index, { from, to }] of composed.entries()) {
      expect(from).toBeGreaterThanOrEqual(composed[index - 1]?.to ?? 0);
      expect(to).toBeGreaterThanOrEqual(from);
    }
  },
);
