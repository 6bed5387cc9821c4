import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

const NONE = { jvm: [], server: [], hasJarFlag: false };

test.each([
  [
    'java -Xmx1G -jar a.jar nogui',
    { jvm: ['-Xmx1G'], jar: 'a.jar', server: ['nogui'], hasJarFlag: true },
  ],
  ['java -Xmx1G a.jar nogui', { jvm: ['-Xmx1G'], jar: 'a.jar', server: ['nogui'] }],
  ['java -Xmx1G a.JAR', { jvm: ['-Xmx1G'], jar: 'a.JAR' }],
  ['java -Da.jar', { jvm: ['-Da.jar'] }],
  ['java -Xmx1G @a.jar', { jvm: ['-Xmx1G', '@a.jar'] }],
  ['java -Xmx1G a.jarx', { jvm: ['-Xmx1G', 'a.jarx'] }],
  ['java -Xmx1G -jar', { jvm: ['-Xmx1G'] }],
  ['java -Xmx1G a.jar -jar', { jvm: ['-Xmx1G'], jar: 'a.jar' }],
  ['java -jar a.jar -jar b.jar', { jar: 'a.jar', server: ['b.jar'], hasJarFlag: true }],
  ['/usr/bin/java -jar a.jar', { jar: 'a.jar', hasJarFlag: true }],
  ['C:\\\\bin\\\\JAVAW.exe -jar a.jar', { jar: 'a.jar', hasJarFlag: true }],
  ['C:\\bin\\java.exe -jar C:\\a\\b.jar', { jar: 'C:\\a\\b.jar', hasJarFlag: true }],
  ['jre\\bin\\java -jar a.jar', { jar: 'a.jar', hasJarFlag: true }],
  ['"$JAVA" -Xmx1G -jar a.jar', { jvm: ['-Xmx1G'], jar: 'a.jar', hasJarFlag: true }],
  [
    '-Xmx1G -jar $JAR -Xms1G',
    { jvm: ['-Xmx1G'], jar: '$JAR', server: ['-Xms1G'], hasJarFlag: true },
  ],
  ['java @a.txt @b.txt nogui "$@"', { jvm: ['@a.txt', '@b.txt', 'nogui', '$@'] }],
  ['sudo java -jar a.jar', { jar: 'a.jar', hasJarFlag: true }],
  ['-jar a.jar', { jar: 'a.jar', hasJarFlag: true }],
  ['-server x', { jvm: ['-server', 'x'] }],
  ['--add-modules x -Xmx1G', { jvm: ['--add-modules=x', '-Xmx1G'] }],
  ['rem java -jar a.jar\njava -jar b.jar', { jar: 'b.jar', hasJarFlag: true }],
  [':: java -jar a.jar\n@echo off\njava -jar b.jar', { jar: 'b.jar', hasJarFlag: true }],
  // The command that names a jar is the one that starts the server.
  [
    'java -Xmx1G -version\njava -Xmx2G -jar b.jar',
    { jvm: ['-Xmx2G'], jar: 'b.jar', hasJarFlag: true },
  ],
  ['mkdir x && java -Xmx1G', { jvm: ['-Xmx1G'] }],
])('%j', (text, found) => {
  expect(readCommand(text)).toMatchObject({ jar: undefined, ...NONE, ...found });
});

test.each([
  '',
  'echo x',
  'javac -jar a.jar',
  'myjava -Xmx1G',
  'java',
  'java x',
  'x -jar a.jar',
  '-v',
])('%j starts no server', (text) => expect(readCommand(text)).toBeUndefined());

test('the place of Java’s arguments is known', () => {
  const text = 'cd x; java  -Xmx1G -jar a.jar | tee log';
  const { start = 0, end = 0 } = readCommand(text) ?? {};
  expect(text.slice(start, end)).toBe('-Xmx1G -jar a.jar');
});
