import { describe, expect, test } from 'vitest';
import type { StartExtras, StartSettings } from './settings.ts';
import { startCommand } from './start-command.ts';

// cmd and PowerShell were not available: these cases follow their documented parsing rules, one per special
// character.
describe('a batch file', () => {
  test.each([
    ['my server.jar', '"my server.jar"'],
    ['100%.jar', '"100%%.jar"'],
    ['%PATH%.jar', '"%%PATH%%.jar"'],
    ['a&calc.jar', '"a&calc.jar"'],
    ['a^b.jar', '"a^b.jar"'],
    ['a(b).jar', '"a(b).jar"'],
    ['wow!.jar', '"wow!.jar"'],
    ["it's.jar", '"it\'s.jar"'],
    ['a;b,c.jar', '"a;b,c.jar"'],
    ['$HOME.jar', '"$HOME.jar"'],
    ['`a`.jar', '"`a`.jar"'],
    ['perché.jar', '"perché.jar"'],
    ['服务器.jar', '"服务器.jar"'],
    ['server.jar', 'server.jar'],
  ])('writes %s as %s', (jarName, written) => {
    expect(lineOf({ jarName, format: 'batch' })).toContain(` -jar ${written} --nogui`);
    expect(lineOf({ jarName })).toContain(` -jar ${written} --nogui`);
  });

  test('doubles backslashes only before the closing quote', () =>
    expect(lineOf({ jvmArguments: '"-Dfolder=C:\\my files\\"' })).toContain(
      ' "-Dfolder=C:\\my files\\\\" -jar',
    ));

  test('turns delayed expansion off, so that ! is kept', () =>
    expect(lineOf({ format: 'batch' }, 1)).toBe('setlocal DisableDelayedExpansion'));

  test('sets a code page only for non-ASCII text', () => {
    expect(lineOf({ format: 'batch', jarName: 'è.jar' }, 2)).toBe('chcp 65001 >nul');
    expect(lineOf({ format: 'batch' }, 2)).toBe('cd /d "%~dp0"');
  });

  test('cannot contain a double quote', () =>
    expect(errorOf({ jvmArguments: `-Da='say "hi"'` })).toBe('argument-not-expressible'));

  test('cannot have longer lines than cmd supports', () =>
    expect(errorOf({ jvmArguments: `-Da=${'x'.repeat(8191)}` })).toBe('line-too-long'));
});

describe('PowerShell', () => {
  test.each([
    ['my server.jar', "'my server.jar'"],
    ['100%.jar', "'100%.jar'"],
    ['$HOME.jar', "'$HOME.jar'"],
    ['$(calc).jar', "'$(calc).jar'"],
    ['`n.jar', "'`n.jar'"],
    ['a&b;c.jar', "'a&b;c.jar'"],
    ["it's.jar", "'it''s.jar'"],
    ['it’s ‘x‚ ‛.jar', "'it’’s ‘‘x‚‚ ‛‛.jar'"],
    ['@a.jar', "'.\\@a.jar'"],
    ['-a.jar', "'.\\-a.jar'"],
    ['a{b}.jar', "'a{b}.jar'"],
    ['a#b.jar', "'a#b.jar'"],
  ])('writes %s as %s', (jarName, written) =>
    expect(lineOf({ jarName, format: 'powershell' }, 1)).toContain(` -jar ${written} --nogui`),
  );

  test('quotes flags that it would otherwise split at a dot', () =>
    expect(lineOf({ format: 'powershell', flagSet: 'aikar' }, 1)).toContain(
      " '-Dusing.aikars.flags=https://mcflags.emc.gs' ",
    ));

  test.each([`-Da='"'`, '"-Da=b c\\"'])(
    'refuses %s, because its versions pass it differently',
    (jvmArguments) =>
      expect(errorOf({ format: 'powershell', jvmArguments })).toBe('argument-not-expressible'),
  );
});

describe('a systemd unit', () => {
  test.each([
    ['my server.jar', '"my server.jar"'],
    ['100%.jar', '100%%.jar'],
    ['$HOME.jar', '$$HOME.jar'],
    ['a"b\\c.jar', '"a\\"b\\\\c.jar"'],
    ["it's.jar", '"it\'s.jar"'],
    ['a;b.jar', '"a;b.jar"'],
    ['perché.jar', '"perché.jar"'],
  ])('writes %s as %s', (jarName, written) =>
    expect(textOf({ jarName, outputType: 'linux', format: 'systemd' })).toContain(
      ` -jar ${written} --nogui\n`,
    ),
  );
});

describe('plain flags', () => {
  test.each([
    ['my server.jar', '"my server.jar"', false],
    ['a&b (1).jar', '"a&b (1).jar"', false],
    ["it's.jar", '"it\'s.jar"', false],
    ['100%.jar', '"100%.jar"', false],
    ['$HOME.jar', "'$HOME.jar'", true],
    ['wow!.jar', "'wow!.jar'", true],
    ['a`b.jar', "'a`b.jar'", true],
    ['=a.jar', '"=a.jar"', false],
  ])('write %s as %s', (jarName, written, posixOnly) => {
    const result = startCommand({ jarName, outputType: 'java', showGui: true });
    expect(result.ok && result.value.text.endsWith(` -jar ${written}`)).toBe(true);
    const codes = result.ok ? result.value.notes.map(({ code }) => code) : [];
    expect(codes.includes('posix-quoting')).toBe(posixOnly);
  });
});

test('a Compose file quotes its values', () =>
  expect(textOf({ outputType: 'linux', format: 'docker', flagSet: 'zgc', ramMb: 8192 })).toContain(
    '      MEMORY: "8192M"\n      GUI: "FALSE"\n      JVM_XX_OPTS: "-XX:+UseZGC -XX:+AlwaysPreTouch',
  ));

test('a Compose file has a note that proxies use another image', () => {
  const result = startCommand({ outputType: 'linux', format: 'docker', flagSet: 'velocity' });
  const codes = result.ok ? result.value.notes.map(({ code }) => code) : [];
  expect(codes).toContain('docker-proxy-image');
});

test('a Compose file has a note if there is no image for the Java version', () =>
  expect(errorOf({ outputType: 'linux', format: 'docker', javaVersion: 26 })).toBe(
    'format-lacks-java',
  ));

test('an argument file requires Java 9', () =>
  expect(errorOf({ outputType: 'java', format: 'argument-file', javaVersion: 8 })).toBe(
    'format-needs-java',
  ));

test.each(['a b', 'a;b', '', 'x'.repeat(33), 'è'])(
  'the session name %j is refused',
  (sessionName) => {
    const result = startCommand({ outputType: 'linux', format: 'screen', sessionName });
    expect(result.ok).toBe(sessionName === '');
  },
);

function lineOf(settings: StartSettings & StartExtras, index?: number): string {
  const lines = textOf(settings).split('\n');
  return index === undefined
    ? (lines.find((line) => line.includes(' -jar ')) ?? '')
    : (lines[index] ?? '');
}

function textOf(settings: StartSettings & StartExtras): string {
  const result = startCommand(settings);
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value.text;
}

function errorOf(settings: StartSettings & StartExtras): string | undefined {
  const result = startCommand(settings);
  return result.ok ? undefined : result.error.code;
}
