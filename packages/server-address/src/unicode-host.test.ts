import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { writeUnicodeHost } from './unicode-host.ts';

test.each([
  'münchen.example',
  'città.example',
  'играть.example',
  '例え.テスト',
  'مثال.example',
  '😀.example',
  'a-b-ü.example',
])('%s is written as its readers do', (name) => {
  expect(writeUnicodeHost(domainToASCII(name), domainToASCII)).toBe(name);
});

test('each letter of many scripts is read as Node reads it', () => {
  for (let point = 0xe0; point < 0xffff; point += 97) {
    const host = domainToASCII(
      `a${String.fromCodePoint(point)}b${String.fromCodePoint(point + 1)}`,
    );
    if (host === '') continue;
    expect(writeUnicodeHost(host, domainToASCII)).toBe(domainToUnicode(host));
  }
});

test.each([
  'play.example',
  'xn--.example',
  'xn--a_.example',
  'xn--99999999999.example',
  // Longer than a label of a name can be.
  `xn--${'a'.repeat(60)}-3hg.example`,
  '10.0.0.1',
])('%s stays as it is', (host) => {
  expect(writeUnicodeHost(host, domainToASCII)).toBe(host);
});
