// Files at random, and changes at random of their strings. `FUZZ_RUNS` sets how many, `FUZZ_SEED` repeats a run.
import process from 'node:process';
import { fc, test } from '@fast-check/vitest';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { describe, expect } from 'vitest';
import type { Edit } from '../formats/format.ts';
import { changeFile, type TextChange } from './change-file.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import { generatedFiles } from './testing/generated-files.ts';
import { openBytes } from './testing/tags-for-codes.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const OPTIONS = { numRuns: RUNS, seed: SEED };
const TIMEOUT = 60_000 + RUNS * 20;

const INSERTS = [
  '',
  '<red>',
  '</b>',
  "<hover:show_text:'x'>",
  '"',
  "'",
  '\\',
  ' ',
  ' #',
  ': ',
  '\n',
  '{',
  ',',
  '🎉',
  '&',
  '?',
  '"""',
];

/** For each string of a file, whether and how it is changed: places as parts of its length. */
const plans = fc.array(
  fc.option(
    fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), fc.constantFrom(...INSERTS)),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    { nil: undefined },
  ),
  { minLength: 1, maxLength: 12 },
);

type Plans = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

function changesOf({ texts }: OpenedFile, wanted: Plans): TextChange[] {
  return texts.flatMap(({ value }, text) => {
    const plan = wanted[text % wanted.length];
    if (plan === undefined) return [];
    let at = 0;
    const edits: Edit[] = [];
    const places = plan.map(([part, length, insert]) => ({
      from: Math.floor(part * (value.length + 1)),
      length,
      insert,
    }));
    for (const { from, length, insert } of places.sort((one, other) => one.from - other.from)) {
      if (from < at || from > value.length) continue;
      at = Math.min(value.length, from + length);
      edits.push({ from, to: at, insert });
    }
    return edits.length === 0 ? [] : [{ text, edits }];
  });
}

/** Changes that a file can hold: half a character is none. */
function writable({ texts }: OpenedFile, changes: readonly TextChange[]): readonly TextChange[] {
  return changes.filter(
    ({ text, edits }) => !/\p{Surrogate}/u.test(applyEdits(texts[text]?.value ?? '', edits)),
  );
}

describe.each(Object.entries(generatedFiles))('%s', { timeout: TIMEOUT }, (name, files) => {
  test.prop([files, plans], OPTIONS)(
    'has what was meant, and all else as it was',
    async (content, wanted) => {
      const file = await openBytes(name, content);
      const changes = changesOf(file, wanted);
      const changed = changeFile(file, changes);
      const again = await openBytes(name, changed.bytes);
      const dropped = new Set(changed.dropped.map(({ text }) => text));
      const kept = new Map(
        changes.filter(({ text }) => !dropped.has(text)).map(({ text, edits }) => [text, edits]),
      );
      expect(again.texts.map(({ path }) => path)).toEqual(file.texts.map(({ path }) => path));
      expect(again.texts.map(({ value }) => value)).toEqual(
        file.texts.map(({ value }, text) => applyEdits(value, kept.get(text) ?? [])),
      );
      const ranges = file.texts.filter((_, text) => kept.has(text));
      for (const edit of changed.edits) {
        expect(ranges.some(({ from, to }) => edit.from >= from && edit.to <= to)).toBe(true);
      }
      expect(changed.content).toBe(applyEdits(content, changed.edits));
    },
  );

  test.prop([files], OPTIONS)('is byte for byte the same when nothing changes', async (content) => {
    const bytes = new TextEncoder().encode(content);
    const opened = await openFile(name, bytes);
    const file = opened.ok ? opened.value : undefined;
    const nothing = file?.texts.map((_, text) => ({
      text,
      edits: [{ from: 0, to: 0, insert: '' }],
    }));
    expect(file && changeFile(file, nothing ?? []).content).toBe(content);
  });
});

describe('changes are dropped only where the format cannot say them', { timeout: TIMEOUT }, () => {
  test.prop([generatedFiles['a.json'], plans], OPTIONS)(
    'never in JSON',
    async (content, wanted) => {
      const file = await openBytes('a.json', content);
      expect(file.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(changeFile(file, writable(file, changesOf(file, wanted))).dropped).toEqual([]);
    },
  );

  test.prop([generatedFiles['a.properties'], plans], OPTIONS)(
    'never in properties',
    async (content, wanted) => {
      const file = await openBytes('a.properties', content);
      expect(changeFile(file, writable(file, changesOf(file, wanted))).dropped).toEqual([]);
    },
  );

  test.prop([generatedFiles['a.toml'], plans], OPTIONS)(
    'never in TOML',
    async (content, wanted) => {
      const file = await openBytes('a.toml', content);
      expect(file.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(changeFile(file, writable(file, changesOf(file, wanted))).dropped).toEqual([]);
    },
  );

  test.prop([generatedFiles['a.yml'], plans], OPTIONS)(
    'in YAML only in blocks',
    async (content, wanted) => {
      const file = await openBytes('a.yml', content);
      expect(file.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const { dropped } = changeFile(file, writable(file, changesOf(file, wanted)));
      const kinds = dropped.map(({ text }) => file.texts[text]?.kind);
      expect(kinds.filter((kind) => kind !== 'literal' && kind !== 'folded')).toEqual([]);
    },
  );
});
