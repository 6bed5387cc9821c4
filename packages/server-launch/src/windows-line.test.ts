// No Windows was at hand: the lines are read by a model of its documented rules (testing/windows-line.ts).
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { startCommand } from './start-command.ts';
import { readArguments, readCmdLine } from './testing/windows-line.ts';

const VARIABLES = { PATH: 'C:\\Windows', A: 'a & calc' };
/** What is special somewhere: for cmd, for the division into arguments, for Java's launcher. */
const HOSTILE = [
  ..." '`$%&^!()[]{}#~=+-@,;.aè服🎉",
  '%PATH%',
  '%A%',
  '%%',
  '%1',
  '%~dp0',
  '^&calc',
  '&&',
] as const;
const ARGUMENTS = [...HOSTILE, '\\', '\\\\', '*', '?', '|', '<', '>', ':', '/'] as const;

describe('the model reads as the documentation says', () => {
  test.each([
    // The table of "Parsing C command-line arguments".
    ['"abc" d e', ['abc', 'd', 'e']],
    ['a\\\\\\b d"e f"g h', ['a\\\\\\b', 'de fg', 'h']],
    ['a\\\\\\"b c d', ['a\\"b', 'c', 'd']],
    ['a\\\\\\\\"b c" d e', ['a\\\\b c', 'd', 'e']],
    ['a"b"" c d', ['ab" c d']],
    ['"" a', ['', 'a']],
    ['"C:\\my files\\\\" b', ['C:\\my files\\', 'b']],
  ])('the arguments of %s', (line, words) => expect(readArguments(line)).toEqual(words));

  test.each([
    ['echo 100%%', ['echo 100%']],
    ['echo "%PATH%" %NONE%.', ['echo "C:\\Windows" .']],
    ['echo %A%', ['echo a ', ' calc']],
    ['echo "a & b" ^& c', ['echo "a & b" & c']],
    ['echo "a ^ b"', ['echo "a ^ b"']],
    ['java 2>nul', ['java 2', 'nul']],
  ])('the commands of %s', (line, commands) =>
    expect(readCmdLine(line, VARIABLES)).toEqual(commands),
  );
});

const text = (parts: readonly string[]) =>
  fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 })
    .map((chosen) => chosen.join(''));

describe.each(['start-line', 'batch'] as const)('the form %s', (format) => {
  const read = (line: string) => {
    const commands = readCmdLine(line, VARIABLES);
    expect(commands).toHaveLength(1);
    return readArguments(commands[0]?.replace(/^start "" /, '') ?? '');
  };
  const lineWith = (changes: object) => {
    const made = startCommand({ format, flagSet: 'none', ...changes });
    return made.ok
      ? made.value.text.split('\n').find((line) => /^(?:start "" )?java /.test(line))
      : undefined;
  };

  test.prop([text(HOSTILE)], { numRuns: 2000 })('hands a hostile jar name to java', (name) => {
    const jarName = `a${name}.jar`;
    const line = lineWith({ jarName });
    fc.pre(line !== undefined);
    expect(read(line ?? '').slice(-3)).toEqual(['-jar', jarName, '--nogui']);
  });

  test.prop([text(ARGUMENTS)], { numRuns: 2000 })('hands a hostile argument to java', (value) => {
    const argument = `-Dx=${value}z`;
    // As it is typed: in the quotes of a shell, which the field reads.
    const line = lineWith({ jvmArguments: `'${argument.replaceAll("'", `'"'"'`)}'` });
    fc.pre(line !== undefined);
    expect(read(line ?? '')).toContain(argument);
  });

  test('an argument that ends in backslashes does not take the next one along', () => {
    for (const folder of ['C:\\a b\\', 'C:\\a b\\\\', 'C:\\a\\']) {
      const words = read(lineWith({ jvmArguments: `'-Dx=${folder}'` }) ?? '');
      expect(words.slice(-4)).toEqual([`-Dx=${folder}`, '-jar', 'server.jar', '--nogui']);
    }
  });
});
