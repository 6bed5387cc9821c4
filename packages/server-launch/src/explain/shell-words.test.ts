import { expect, test } from 'vitest';
import { guessShell, readCommands, type Shell } from './shell-words.ts';

test.each<[string, Shell]>([
  ['& java -jar a.jar', 'powershell'],
  ['cd x\n \t& \t"C:\\java.exe" -jar a.jar', 'powershell'],
  ["&'java' -jar a.jar", 'powershell'],
  ['java -jar $PSScriptRoot\\a.jar', 'powershell'],
  ['  Set-Location x\njava -jar a.jar', 'powershell'],
  ['x Set-Location y', 'posix'],
  ['Set-Locations', 'posix'],
  ['java -jar a.jar & disown', 'posix'],
  ['java -jar a.jar\n& (x)', 'posix'],
  ['@echo off\njava -jar a.jar', 'batch'],
  ['java\n  ECHO OFF', 'batch'],
  ['start "" java -jar a.jar', 'batch'],
  ['rem x', 'batch'],
  ['setlocal', 'batch'],
  ['title x', 'batch'],
  ['chcp 65001', 'batch'],
  ['cd /d x', 'batch'],
  ['java -jar "%~dp0a.jar"', 'batch'],
  ['java ^\n-jar a.jar', 'batch'],
  ['java ^\r\n-jar a.jar', 'batch'],
  ['restart java', 'posix'],
  ['x@echo off', 'posix'],
  ['-Xmx1G\n-Xms1G', 'lines'],
  ['# memory\n\n  -Xmx1G\n\t-Da=b', 'lines'],
  ['-Xmx1G', 'posix'],
  ['-Xmx1G\njava', 'posix'],
  ['a-b\n-c', 'posix'],
  ['- a\n- b', 'posix'],
  ['-Xmx1G \\\n-Xms1G', 'posix'],
  ['-Xmx1G \\\r\n-Xms1G', 'posix'],
])('%j is read as %s', (text, shell) => expect(guessShell(text)).toBe(shell));

const words = (text: string, shell: Shell) =>
  readCommands(text, shell).map((command) => command.map((word) => word.text));

test.each<[Shell, string, readonly (readonly string[])[]]>([
  ['posix', `java 'a b'"c d"e\\ f`, [['java', 'a bc de f']]],
  ['posix', '"a\\"b\\$c\\\\d\\e\\`"', [['a"b$c\\d\\e`']]],
  ['posix', `'a\\b'`, [['a\\b']]],
  ['posix', 'a # b c\nd e#f', [['a'], ['d', 'e#f']]],
  ['posix', '#a\nb', [['b']]],
  ['posix', 'a; b|c&d', [['a'], ['b'], ['c'], ['d']]],
  ['posix', 'a >b 2>c <d', [['a'], ['b'], ['c'], ['d']]],
  ['posix', 'a <(b)', [['a', '<(b)']]],
  ['posix', 'a \\\n b \\\r\n c', [['a', 'b', 'c']]],
  ['posix', `a 'b`, [['a', `'b`]]],
  ['posix', '\n\n;;', []],
  ['batch', 'a "b c"d', [['a', 'b cd']]],
  ['batch', 'a "b c\nd', [['a', 'b c'], ['d']]],
  ['batch', '"100%% a" 5%%', [['100% a', '5%']]],
  ['batch', 'a ^& ^^ b&c|d>e<f', [['a', '&', '^', 'b'], ['c'], ['d'], ['e'], ['f']]],
  ['batch', 'a ^\nb ^\r\nc', [['a', 'b', 'c']]],
  ['batch', 'a # b', [['a', '#', 'b']]],
  ['powershell', "a 'it''s' \"b `\"c` d\"", [['a', "it's", 'b "c d']]],
  ['powershell', 'a `\nb # c\nd', [['a', 'b'], ['d']]],
  ['powershell', 'a; b | c > d', [['a'], ['b'], ['c'], ['d']]],
  ['powershell', 'a `\r\nb', [['a', 'b']]],
  ['lines', '-a\n-b # c\n-d', [['-a', '-b', '-d']]],
  ['lines', '"a\\"b\\\\c\\d"\n-e;f|g', [['a"b\\cd', '-e;f|g']]],
])('%s: %j', (shell, text, commands) => expect(words(text, shell)).toEqual(commands));

test('each word knows where it is', () => {
  const text = `java  'a b'c;d`;
  expect(readCommands(text, 'posix')).toEqual([
    [
      { text: 'java', start: 0, end: 4 },
      { text: 'a bc', start: 6, end: 12 },
    ],
    [{ text: 'd', start: 13, end: 14 }],
  ]);
});
