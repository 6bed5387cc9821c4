import { fc } from '@fast-check/vitest';
import { applyEdits, type Edit } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

test('nothing changed is an empty diff', () => expect(unifiedDiff('a.yml', 'a\n', [])).toBe(''));

test('three lines around each change, and one hunk for changes that are near', () => {
  const content = `${Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')}`;
  const edit = (line: number): Edit => {
    const from = content.indexOf(`line ${line}`);
    return { from, to: from + 4, insert: 'LINE' };
  };
  expect(unifiedDiff('a/b.yml', content, [edit(5), edit(12)])).toBe(
    [
      '--- a/a/b.yml',
      '+++ b/a/b.yml',
      '@@ -2,11 +2,11 @@',
      ' line 2',
      ' line 3',
      ' line 4',
      '-line 5',
      '+LINE 5',
      ' line 6',
      ' line 7',
      ' line 8',
      ' line 9',
      ' line 10',
      ' line 11',
      '-line 12',
      '\\ No newline at end of file',
      '+LINE 12',
      '\\ No newline at end of file',
      '',
    ].join('\n'),
  );
});

test.each([
  ['a b.yml', '--- a/a b.yml\t\n+++ b/a b.yml\t\n@@'],
  ['è.yml', '--- a/è.yml\n+++ b/è.yml\n@@'],
  ['a\n+++ b/.bashrc', '--- "a/a\\012+++ b/.bashrc"\n+++ "b/a\\012+++ b/.bashrc"\n@@'],
  ['"\\\u0085', '--- "a/\\"\\\\\\302\\205"\n+++ "b/\\"\\\\\\302\\205"\n@@'],
])('the name %j is one for git and patch', (path, begin) => {
  expect(unifiedDiff(path, 'a\n', [{ from: 0, to: 1, insert: 'b' }])).toContain(begin);
});

const anyContent = fc
  .array(fc.constantFrom('a', 'bc', '', '- x', '\r'), { maxLength: 40 })
  .map((lines) => lines.join('\n'));

test('a patch leads from the old text to the new one', () => {
  const anyCase = anyContent.chain((content) =>
    fc.record({
      content: fc.constant(content),
      edits: fc
        .array(
          fc.tuple(fc.nat(content.length), fc.nat(3), fc.constantFrom('', 'X', 'Y\n', '\nZ')),
          { maxLength: 5 },
        )
        .map((all) => toEdits(all, content.length)),
    }),
  );
  fc.assert(
    fc.property(anyCase, ({ content, edits }) => {
      fc.pre(content !== '');
      expect(patch(content, unifiedDiff('f', content, edits))).toBe(applyEdits(content, edits));
    }),
    { numRuns: 1000 },
  );
});

function toEdits(all: readonly [number, number, string][], length: number): Edit[] {
  const sorted = all.toSorted(([a], [b]) => a - b);
  const edits: Edit[] = [];
  for (const [from, size, insert] of sorted) {
    const start = Math.max(from, (edits.at(-1)?.to ?? -1) + 1);
    const to = Math.min(length, start + size);
    if (start <= to) edits.push({ from: start, to, insert });
  }
  return edits;
}

/** Applies a patch by its hunks, without a look at how it was made. */
function patch(content: string, diff: string): string {
  const old = content.split(/(?<=\n)/);
  const hunks = diff.split(/^(?=@@ )/m).slice(1);
  let result = '';
  let at = 0;
  let newLine = 0;
  for (const hunk of hunks) {
    const [header = '', ...body] = hunk.split(/(?<=\n)/);
    const [, from = '', , to = ''] = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@\n$/.exec(header) ?? [];
    const kept = old.slice(at, Number(from) - 1);
    result += kept.join('');
    newLine += kept.length;
    expect(newLine + 1).toBe(Number(to));
    at += kept.length;
    for (const [index, line] of body.entries()) {
      if (line.startsWith('\\')) continue;
      const isLast = body[index + 1]?.startsWith('\\') ?? false;
      const text = isLast ? line.slice(1, -1) : line.slice(1);
      if (line[0] !== '+') {
        expect(text).toBe(old[at]);
        at += 1;
      }
      if (line[0] !== '-') {
        result += text;
        newLine += 1;
      }
    }
  }
  return result + old.slice(at).join('');
}
