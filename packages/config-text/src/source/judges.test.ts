// What literals say, compared with what their own languages make of them: V8, the Java compiler and the Rust compiler.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { openSource } from './open-source.ts';

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasJava = has('java', '-version') && has('javac', '-version');
const hasRust = has('rustc', '--version');
if (!hasJava) console.log('skipped: no compiler of Java is installed');
if (!hasRust) console.log('skipped: no compiler of Rust is installed');

const LONG = { timeout: 120_000 };

const literals = (opening: string, closing: string, pieces: readonly string[]) =>
  fc
    .array(fc.constantFrom(...pieces), { maxLength: 12 })
    .map((parts) => opening + parts.join('') + closing);

const sampled = (arbitrary: fc.Arbitrary<string>) =>
  fc.sample(arbitrary, { numRuns: 300, seed: 20_261_128 });

const valuesOf = (language: SourceLanguage, literal: string) =>
  openSource('a', `f(${literal})`, language).texts.map(({ value }) => value);

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-literals-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const valuesIn = (output: string) =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ').filter(Boolean))
    .map((units) => units.map((unit) => String.fromCodePoint(Number(unit))).join(''));

const ESCAPES = ['\\n', '\\t', '\\\\', '\\"', "\\'"];

test('JavaScript', () => {
  const pieces = [...ESCAPES, 'a', '🎉', '\\x41', '\\u0041', '\\u{1f600}', '\\v', '\\q', '\\\n'];
  const all = sampled(
    fc.oneof(
      literals('"', '"', [...pieces, "'", '`', '\\\r\n']),
      literals("'", "'", [...pieces, '"', '\u2028']),
      literals('`', '`', [...pieces, '"', '\n', '\r\n', '$', '\\`']),
    ),
  );
  for (const literal of all) {
    // biome-ignore lint/security/noGlobalEval: literals made here.
    expect([literal, valuesOf('javascript', literal)]).toEqual([literal, [eval(literal)]]);
  }
});

describe.skipIf(!hasJava)('Java', LONG, () => {
  const pieces = [...ESCAPES, 'a', '🎉', '\\b', '\\f', '\\s', '\\0', '\\47', '\\377', '\\uu00e9'];
  const inBlocks = [
    ...pieces,
    ' ',
    '  ',
    '    ',
    '\t',
    '\n',
    '\n  ',
    '\n    ',
    '\r\n',
    '\\\n',
    '"',
  ];

  test('strings and text blocks', () => {
    const blocks = literals('"""  \n', '"""', inBlocks).filter(
      (block) => !/"{3,}|"$/.test(block.slice(3, -3).replace(/\\./gs, '__')),
    );
    const all = sampled(fc.oneof(literals('"', '"', pieces), blocks));
    const program = `class Literals {
      public static void main(String[] a) {
        for (String s : new String[] {${all.join(',\n')}}) {
          for (int unit : s.chars().toArray()) System.out.print(unit + " ");
          System.out.println();
        }
      }
    }`;
    const output = inFolder((folder) => {
      writeFileSync(join(folder, 'Literals.java'), program);
      execFileSync('javac', ['-encoding', 'UTF-8', 'Literals.java'], { cwd: folder });
      return execFileSync('java', ['-cp', folder, 'Literals'], { encoding: 'utf8' });
    });
    const units = valuesIn(output);
    expect(all.map((literal) => valuesOf('java', literal))).toEqual(units.map((value) => [value]));
  });
});

describe.skipIf(!hasRust)('Rust', LONG, () => {
  const pieces = [...ESCAPES, 'a', '🎉', '\\0', '\\x41', '\\u{e9}', '\\u{1_f600}', '\n', '\\\n  '];

  test('strings', () => {
    const all = sampled(
      fc.oneof(
        literals('"', '"', pieces),
        literals('r"', '"', ['a', '\\', '\n', "'", '{}']),
        literals('r##"', '"##', ['a', '\\', '"', '"#', ' ']).filter((raw) => !raw.includes('"###')),
      ),
    );
    const program = `fn main() {
      for s in [${all.join(',\n')}] {
        for c in s.chars() { print!("{} ", c as u32); }
        println!();
      }
    }`;
    const output = inFolder((folder) => {
      writeFileSync(join(folder, 'literals.rs'), program);
      execFileSync('rustc', ['literals.rs'], { cwd: folder, stdio: 'pipe' });
      return execFileSync(join(folder, 'literals'), { encoding: 'utf8' });
    });
    const values = valuesIn(output);
    expect(all.map((literal) => valuesOf('rust', literal))).toEqual(values.map((value) => [value]));
  });
});
