import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, describe, expect, test } from 'vitest';
import { anyMessage } from '../../tests/any-message.ts';
import { layOut } from '../lay-out.ts';
import { writeTarget } from '../targets/index.ts';
import { readProperties } from './properties.ts';

test.each([
  ['a=b', 'a', 'b'],
  ['a:b', 'a', 'b'],
  ['a b', 'a', 'b'],
  ['  a  =  b  ', 'a', 'b  '],
  ['a=', 'a', ''],
  ['a', 'a', ''],
  [String.raw`a=\ b`, 'a', ' b'],
  [String.raw`a=\n\t\r\f\\\q\=`, 'a', '\n\t\r\f\\q='],
  [String.raw`a=\u00A76\u00e9`, 'a', '§6é'],
  [String.raw`a\ b\=c=d`, 'a b=c', 'd'],
  ['a=b=c:d', 'a', 'b=c:d'],
  ['a=b\\\n   c', 'a', 'bc'],
  ['a=b\\\\\nc=d', 'a', 'b\\'],
  ['a=b\\\n#c', 'a', 'b#c'],
  ['a=1\na=2', 'a', '2'],
  ['# a=1\n! a=2\n\n\ta=3', 'a', '3'],
  ['a=b\\', 'a', 'b'],
])('%j', (text, key, value) => expect(readProperties(text).get(key)).toBe(value));

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.log('skipped: java.util.Properties (no java is installed)');

// Prints the values of the key `motd` in the files that it is given, in hex.
const PROGRAM = `
import java.io.*; import java.nio.charset.*; import java.nio.file.*; import java.util.*;
class ReadMotd { public static void main(String[] files) throws Exception {
  for (String file : files) { Properties p = new Properties();
    try (Reader r = Files.newBufferedReader(Path.of(file), StandardCharsets.UTF_8)) { p.load(r); }
    StringBuilder hex = new StringBuilder();
    for (char c : p.getProperty("motd", "").toCharArray()) hex.append(String.format("%04x", (int) c));
    System.out.println("=" + hex); } } }
`;

describe.skipIf(!hasJava)('java.util.Properties', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  property('reads what is written as our reader does', () => {
    const any = fc.oneof(
      fc
        .tuple(anyMessage, fc.constantFrom('properties', 'properties-utf-8', 'panel'))
        .map(([message, id]) => writeTarget(id, layOut(message)).value[0]?.text ?? ''),
      fc
        .array(fc.constantFrom('\\', ' ', '\n', '\r', '=', ':', '#', '!', 'n', 'u00e9', 'a', '\t'))
        .map((parts) => `motd=${parts.join('').replaceAll(/\\u(?!00e9)/g, '')}`),
    );
    const texts = fc.sample(any, { numRuns: 400, seed: 1 });
    const files = texts.map((text, index) => {
      const file = join(folder, `${index}.properties`);
      writeFileSync(file, text);
      return file;
    });
    const program = join(folder, 'ReadMotd.java');
    writeFileSync(program, PROGRAM);
    const output = execFileSync('java', [program, ...files], { encoding: 'utf8' });
    const read = output.trimEnd().split('\n');
    expect(read).toEqual(
      texts.map((text) => `=${hexOf(readProperties(text.toWellFormed()).get('motd') ?? '')}`),
    );
  });
});

function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}
