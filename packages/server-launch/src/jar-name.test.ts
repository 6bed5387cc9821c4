import { describe, expect, test } from 'vitest';
import { versionInJarName } from './jar-name.ts';
import { startCommand } from './start-command.ts';

describe('on Windows', () => {
  test.each([...'<>:"|?*'])('a name with %s is refused', (character) =>
    expect(errorFor(`a${character}b.jar`)).toEqual({ code: 'jar-name-character', character }),
  );

  test.each(['CON', 'nul.jar', 'com1.jar', 'LPT9', 'Aux.server.jar'])(
    '%s is refused as a device name',
    (name) => expect(errorFor(name)?.code).toBe('jar-name-reserved'),
  );

  test.each(['console.jar', 'com.jar', 'com10.jar', 'nulled.jar'])('%s is accepted', (name) =>
    expect(errorFor(name)).toBeUndefined(),
  );

  test('a name that ends with a dot is refused', () =>
    expect(errorFor('server.')?.code).toBe('jar-name-ending'));

  test.each(['-server.jar', '@server.jar'])('%s gets a folder in front', (name) => {
    const result = startCommand({ jarName: name });
    expect(result.ok && result.value.arguments).toContain(`.\\${name}`);
  });
});

describe('what people paste for a jar', () => {
  test.each([
    ['C:\\Games\\My Server\\spigot 1.8.jar', 'spigot 1.8.jar'],
    ['"C:\\server\\paper.jar"', 'paper.jar'],
    ['C:/server/paper.jar', 'paper.jar'],
    ['paper.jar -nogui', 'paper.jar'],
    ['"my paper.jar" --nogui --world a/b', 'my paper.jar'],
    ['/home/mc/paper.jar nogui', 'paper.jar'],
    ['-jar paper.jar', 'paper.jar'],
    ['java -Xmx4G -jar paper.jar nogui', 'paper.jar'],
    ['"C:\\Java\\java.exe" -Xmx4G -jar "C:\\mc\\my paper.jar" nogui', 'my paper.jar'],
    ['\\\\nas\\games\\paper.jar', 'paper.jar'],
    ['/home/mc/paper.jar', 'paper.jar'],
    ['server/paper.jar', 'paper.jar'],
    ["'paper.jar'", 'paper.jar'],
    ['`paper.jar`', 'paper.jar'],
    ['\u200bpaper\u00ad.jar\ufeff', 'paper.jar'],
  ])('%j is the jar %s, and that is told', (jarName, name) => {
    const made = startCommand({ jarName });
    expect(made.ok && made.value.arguments).toContain(name);
    expect(made.ok && made.value.notes).toContainEqual({
      code: 'jar-name-read',
      level: 'info',
      facts: { name },
    });
  });

  test('a path of Linux stays whole on Linux, and one of Windows does not', () => {
    const jarOf = (jarName: string) => {
      const made = startCommand({ jarName, outputType: 'linux' });
      return made.ok ? made.value.arguments[made.value.arguments.indexOf('-jar') + 1] : made.error;
    };
    expect(jarOf('"/home/mc/paper.jar"')).toBe('/home/mc/paper.jar');
    expect(jarOf('C:\\server\\paper.jar')).toBe('paper.jar');
  });

  test('a name may have blanks and words behind “.jar”', () => {
    const made = startCommand({ jarName: 'paper.jar no.jar' });
    expect(made.ok && made.value.arguments).toContain('paper.jar no.jar');
  });

  test.each(['C:\\server\\', 'server/'])('%s names no jar', (jarName) =>
    expect(errorFor(jarName)?.code).toBe('jar-name-folder'),
  );
});

describe('everywhere', () => {
  test.each([
    'a\nb.jar',
    'a\rb.jar',
    'a\0b.jar',
    'a\tb.jar',
    'a\u001bb.jar',
    'a\u2028b.jar',
    'a\ud800.jar',
  ])('control characters such as in %j are refused', (name) =>
    expect(errorFor(name, 'linux')?.code).toBe('jar-name-control'),
  );

  test.each(['.', '..', 'folder/', 'folder/..', '/'])('%s is a folder', (name) =>
    expect(errorFor(name, 'linux')?.code).toBe('jar-name-folder'),
  );

  test('a name has at most 255 characters', () => {
    expect(errorFor(`${'a'.repeat(251)}.jar`)).toBeUndefined();
    expect(errorFor(`${'a'.repeat(252)}.jar`)?.code).toBe('jar-name-too-long');
  });

  test.each([
    ['server', 'jar-extension'],
    ['../server.jar', 'jar-parent-folder'],
    ['my+mods/server.jar', 'folder-refused-by-bukkit'],
    ['-server.jar', 'jar-prefixed'],
  ])('%s gives a note: %s', (jarName, code) => {
    const result = startCommand({ jarName, outputType: 'linux' });
    expect(result.ok && result.value.notes.map((each) => each.code)).toEqual([code]);
  });

  test('spaces around a name are removed', () => {
    const result = startCommand({ jarName: '  paper.jar ' });
    expect(result.ok && result.value.text).toMatch(/-jar paper\.jar --nogui$/);
  });
});

test.each(['docker', 'pterodactyl'] as const)(
  '%s splits at spaces: names with spaces or shell characters are refused',
  (format) => {
    for (const character of [' ', "'", '"', '$', '`', '&', ';', '*', 'è']) {
      const result = startCommand({ jarName: `a${character}b.jar`, outputType: 'linux', format });
      expect(!result.ok && result.error).toEqual({ code: 'jar-name-character', character });
    }
  },
);

function errorFor(jarName: string, outputType: 'windows' | 'linux' = 'windows') {
  const result = startCommand({ jarName, outputType });
  return result.ok ? undefined : result.error;
}

test.each([
  ['craftbukkit-1.7.10.jar', '1.7.10'],
  ['minecraft_server.1.12.2.jar', '1.12.2'],
  ['spigot-1.8.8-R0.1-SNAPSHOT-latest.jar', '1.8.8'],
  ['forge-1.7.10-10.13.4.1614-1.7.10-universal.jar', '1.7.10'],
  ['fabric-server-mc.1.20.1-loader.0.15.11-launcher.1.0.1.jar', '1.20.1'],
  ['servers/paper-26.1.jar', '26.1'],
  ['velocity-3.4.0-SNAPSHOT-500.jar', 'velocity-3.4.0'],
  ['forge-14.23.5.2859.jar', undefined],
  ['Waterfall-1.21-560.jar', undefined],
  ['server.jar', undefined],
])('the name %s says the version %s', (name, version) => {
  expect(versionInJarName(name)).toBe(version);
});
