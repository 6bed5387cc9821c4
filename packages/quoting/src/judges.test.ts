// What is written, read by programs that we did not write: shells, `java.util.Properties`, the Java compiler, and
// SnakeYAML, which the game reads its files with (Debian’s `libyaml-snake-java`).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  readPropertiesText,
  readShellWord,
  writeBashString,
  writeEncoded,
  writeJavaString,
  writePropertiesValue,
  writeShellString,
  writeShellWord,
  writeShortYamlString,
  writeYamlString,
} from './index.ts';
import { anyText, isAscii } from './testing/any-text.ts';

const SNAKE_YAML = '/usr/share/java/snakeyaml.jar';
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasBash = has('bash', '-c', 'true');
const hasJava = has('java', '-version');
const hasSnakeYaml = hasJava && existsSync(SNAKE_YAML);
if (!hasBash) console.log('skipped: bash is not installed');
if (!hasJava) console.log('skipped: java is not installed');
if (!hasSnakeYaml) console.log('skipped: SnakeYAML is not installed');

// Neither words nor files of the shell have these; the others have no halves of characters.
const forShells = textsOf(anyText.map((text) => text.replaceAll('\0', '').toWellFormed()));
const wellFormed = textsOf(anyText.map((text) => text.toWellFormed()));
const valuesOfProperties = textsOf(
  fc
    .array(fc.constantFrom('\\', ' ', '=', ':', '#', 'n', 't', 'f', '\\u00e9', 'a', '\t'))
    .map((parts) => parts.join('').replaceAll(/\\u(?!00e9)/g, '')),
).filter((value) => !/^[ \t]|(?<!\\)(?:\\\\)*\\$/.test(value));

function textsOf(texts: fc.Arbitrary<string>): readonly string[] {
  return fc.sample(texts, { numRuns: 400, seed: 1 });
}

describe.skipIf(!hasBash)('shells', { timeout: 60_000 }, () => {
  test.each([
    ['sh', writeShellWord],
    ['sh', writeShellString],
    ['bash', writeBashString],
  ])('%s reads any text back', (shell, write) => {
    expect(wordsOf(shell, forShells.map(write))).toEqual(forShells);
  });

  test('bash reads a word as our reader does', () => {
    const pieces = fc.oneof(
      fc.constantFrom(`'a b'`, `"a\\$ \\q \\\\ \\" b"`, 'a\\ b', '\\$x', `"a\\\nb"`, 'a\\\nb', '#'),
      fc
        .array(
          fc.constantFrom(
            '\\n',
            '\\x41',
            '\\u41',
            '\\u00e9',
            '\\U1f389',
            "\\'",
            '\\q',
            'z',
            '\\e',
            '\\?',
          ),
        )
        .map((parts) => `$'${parts.join('')}'`),
    );
    const words = textsOf(fc.array(pieces, { minLength: 1 }).map((parts) => `a${parts.join('')}`));
    expect(wordsOf('bash', words)).toEqual(words.map(readShellWord));
  });
});

function wordsOf(shell: string, words: readonly string[]): readonly string[] {
  const input = words.map((word) => `printf '%s\\0' ${word}\n`).join('');
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return execFileSync(shell, ['-s'], { input, env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe.skipIf(!hasJava)('Java', { timeout: 120_000 }, () => {
  test('reads literals and values of properties', () => {
    const literals = wellFormed.map((text) => writeJavaString(text));
    const values = [
      ...wellFormed.map((text) => writePropertiesValue(text)),
      ...wellFormed.map((text) => writePropertiesValue(text, isAscii)),
    ];
    const read = runJava(
      `static final String[] LITERALS = {${literals.join(',\n')}};
       public static void main(String[] files) throws Exception {
         for (String literal : LITERALS) print(literal);
         for (int at = 0; at < ${values.length + valuesOfProperties.length}; at++) {
           var p = new java.util.Properties();
           try (var r = java.nio.file.Files.newBufferedReader(java.nio.file.Path.of(files[0], "" + at))) { p.load(r); }
           print(p.getProperty("a", "")); } }`,
      [...values, ...valuesOfProperties].map((value) => `a=${value}`),
    );
    expect(read).toEqual([
      ...wellFormed,
      ...wellFormed,
      ...wellFormed,
      ...valuesOfProperties.map(readPropertiesText),
    ]);
  });

  test.skipIf(!hasSnakeYaml)('SnakeYAML reads any text back', () => {
    const written = [
      ...wellFormed.map((text) => writeYamlString(text)),
      ...wellFormed.map((text) => `"${writeEncoded(text, isAscii, 'capital')}"`),
      ...wellFormed.map((text) => writeShortYamlString(text, '"')),
    ];
    const read = runJava(
      `public static void main(String[] files) throws Exception {
         for (int at = 0; at < ${written.length}; at++) {
           var text = java.nio.file.Files.readString(java.nio.file.Path.of(files[0], "" + at));
           java.util.Map<String, String> map = new org.yaml.snakeyaml.Yaml().load(text);
           print(map.get("a")); } }`,
      written.map((value) => `a: ${value}\n`),
    );
    expect(read).toEqual([...wellFormed, ...wellFormed, ...wellFormed]);
  });
});

/** Runs a class with these members in a folder with these files, and gives what it printed. */
function runJava(members: string, files: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'quoting-'));
  try {
    for (const [at, text] of files.entries()) writeFileSync(join(folder, String(at)), text);
    const program = join(folder, 'Judge.java');
    writeFileSync(
      program,
      `class Judge { ${members}
        static void print(String text) {
          var hex = new StringBuilder("=");
          for (char c : text.toCharArray()) hex.append(String.format("%04x", (int) c));
          System.out.println(hex); } }`,
    );
    const output = execFileSync('java', ['-cp', SNAKE_YAML, program, folder], {
      encoding: 'utf8',
      env: { ...process.env, JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8' },
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output
      .trimEnd()
      .split('\n')
      .map((line) => ofHex(line.slice(1)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ofHex(hex: string): string {
  return String.fromCharCode(
    ...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );
}
