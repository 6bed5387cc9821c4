import { isIP, isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type AddressError, readServerAddress, writeServerAddress } from './address.ts';
import { readIpv6, writeIpv6 } from './ipv6.ts';

const read = (text: string, edition: 'java' | 'bedrock' = 'java') =>
  readServerAddress(text, edition, domainToASCII);

describe('accepted', () => {
  test.each<[string, string, number, boolean]>([
    ['play.example.com', 'play.example.com', 25565, false],
    ['play.example.com:25565', 'play.example.com', 25565, true],
    ['play.example.com:1', 'play.example.com', 1, true],
    ['play.example.com:65535', 'play.example.com', 65535, true],
    ['PLAY.Example.COM', 'play.example.com', 25565, false],
    ['  play.example.com  ', 'play.example.com', 25565, false],
    ['play.example.com.', 'play.example.com', 25565, false],
    ['play.example.com.:25570', 'play.example.com', 25570, true],
    ['my_server.example.com', 'my_server.example.com', 25565, false],
    ['localhost', 'localhost', 25565, false],
    ['1.2.3.4', '1.2.3.4', 25565, false],
    ['1.2.3.4:25566', '1.2.3.4', 25566, true],
    ['127.0.0.1.', '127.0.0.1', 25565, false],
    ['[2001:db8::1]', '2001:db8::1', 25565, false],
    ['[2001:DB8:0:0:0:0:0:1]:25566', '2001:db8::1', 25566, true],
    ['2001:db8::1', '2001:db8::1', 25565, false],
    ['::ffff:1.2.3.4', '::ffff:102:304', 25565, false],
    ['münchen.example.de', 'xn--mnchen-3ya.example.de', 25565, false],
    ['ＰＬＡＹ.example.com', 'play.example.com', 25565, false],
    ['1.2.3.example', '1.2.3.example', 25565, false],
    ['play.server1', 'play.server1', 25565, false],
    ['play.1server', 'play.1server', 25565, false],
    ['play.0xyz', 'play.0xyz', 25565, false],
    [`${'a.'.repeat(126)}a`, `${'a.'.repeat(126)}a`, 25565, false],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`, 25565, false],
    ['1:0:0:2:3:0:0:4', '1::2:3:0:0:4', 25565, false],
  ])('%j is %s port %i', (text, host, port, isPortTyped) => {
    expect(read(text)).toMatchObject({ ok: true, value: { host, port, isPortTyped } });
  });

  test('an address without a port gets the default port of its edition', () => {
    expect(read('a.example', 'bedrock')).toMatchObject({ ok: true, value: { port: 19132 } });
  });
});

test.each([
  ['play.example.com', 'name'],
  ['1.2.3.4', 'ipv4'],
  ['::1', 'ipv6'],
  ['[::1]:1', 'ipv6'],
])('the host of %j is of the kind %s', (text, hostKind) => {
  expect(read(text)).toMatchObject({ ok: true, value: { hostKind } });
});

test.each([
  ['play.example.com:25565', 'java', 'play.example.com'],
  ['play.example.com:25566', 'java', 'play.example.com:25566'],
  ['play.example.com:19132', 'java', 'play.example.com:19132'],
  ['play.example.com:19132', 'bedrock', 'play.example.com'],
  ['[2001:DB8::1]', 'java', '2001:db8::1'],
  ['[2001:DB8::1]:25566', 'java', '[2001:db8::1]:25566'],
] as const)('%s of %s is written as %s', (text, edition, written) => {
  const address = read(text, edition);
  expect(address.ok && writeServerAddress(address.value)).toBe(written);
});

describe('refused', () => {
  test.each<[string, AddressError['code']]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a'.repeat(255), 'host-too-long'],
    ['a'.repeat(256), 'too-long'],
    [`${'a.'.repeat(126)}ab`, 'host-too-long'],
    ['play example.com', 'character'],
    ['play.example.com\r\n', 'character'],
    ['\tplay.example.com', 'character'],
    ['play.example.com\0.evil', 'character'],
    ['play\u00a0.example.com', 'character'],
    ['play\u200b.example.com', 'character'],
    ['play\u202e.example.com', 'character'],
    ...[...'/\\@?#%<>"\'!$&()*+,;=^`{|}~'].map((c): [string, 'character'] => [
      `a${c}b.com`,
      'character',
    ]),
    ['https://play.example.com/', 'scheme'],
    ['minecraft://play.example.com', 'scheme'],
    ['-https://play.example.com', 'label-hyphen'],
    ['user@play.example.com', 'character'],
    ['../../etc/passwd', 'character'],
    ['.', 'host-empty'],
    [':25565', 'host-empty'],
    ['play..example.com', 'label-empty'],
    ['.play.example.com', 'label-empty'],
    ['play.example.com..', 'label-empty'],
    [`${'a'.repeat(64)}.example`, 'label-too-long'],
    [`${'ü'.repeat(70)}.example`, 'label-too-long'],
    ['-play.example.com', 'label-hyphen'],
    ['play-.example.com', 'label-hyphen'],
    ['127.1', 'numeric'],
    ['2130706433', 'numeric'],
    ['0x7f.1', 'numeric'],
    ['1.0x7f', 'numeric'],
    ['0177.0.0.1', 'numeric'],
    ['0', 'numeric'],
    ['0x', 'numeric'],
    ['1.2.3', 'numeric'],
    ['1.2.3.256', 'numeric'],
    ['1.2.3.4.5', 'numeric'],
    ['①②⑦.0.0.1', 'numeric'],
    ['127。0。0。1', 'numeric'],
    ['a.example:', 'port-empty'],
    ['a.example:25565:25565', 'port'],
    ['1.2.3.4:25565:19132', 'port'],
    ['ab:25565:25565', 'port'],
    ['a.example:0', 'port'],
    ['a.example:65536', 'port'],
    ['a.example:-1', 'port'],
    ['a.example:25565x', 'port'],
    ['a.example:+1', 'port'],
    ['a.example:1e3', 'port'],
    ['a.example:١', 'port'],
    ['[::1]:', 'port-empty'],
    ['[::1', 'ipv6'],
    ['::1]', 'ipv6'],
    ['[::1]x', 'ipv6'],
    ['x[::1]', 'ipv6'],
    ['1:2:3:4:5:6:7::8', 'ipv6'],
    ['[1.2.3.4]', 'ipv6'],
    ['[]', 'ipv6'],
    ['[fe80::1%eth0]', 'ipv6'],
    ['fe80::1%eth0', 'ipv6'],
    ['1:2', 'numeric'],
    ['a:b:c', 'ipv6'],
    ['1::2::3', 'ipv6'],
    [':::', 'ipv6'],
    ['1:2:3:4:5:6:7:8:9', 'ipv6'],
    ['12345::', 'ipv6'],
    ['::1.2.3.256', 'ipv6'],
    ['1.2.3.4::', 'ipv6'],
  ])('%j is refused as %s', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    ['play,demo', ','],
    ['play demo', ' '],
    ['play.dèmo/x', '/'],
    ['play.😀\u2028', '\u2028'],
  ])('of %j the character at fault is told', (text, character) => {
    expect(read(text)).toEqual({ ok: false, error: { code: 'character', character } });
  });

  test('what stands for the port is told', () => {
    expect(read('port:port')).toEqual({ ok: false, error: { code: 'port', port: 'port' } });
  });

  test('a name that cannot be converted is refused, and so is what a converter makes up', () => {
    const fault = (toAscii: (name: string) => string) => {
      const address = readServerAddress('ü.example', 'java', toAscii);
      return !address.ok && address.error.code;
    };
    expect(fault(() => '')).toBe('not-a-name');
    expect(fault(() => 'a b.example')).toBe('character');
  });

  test('for a pasted web address the host is suggested', () => {
    expect(read('https://play.example.com:25570/join?x=1')).toEqual({
      ok: false,
      error: { code: 'scheme', suggestion: 'play.example.com:25570' },
    });
    expect(read('https://play.example.com#news')).toMatchObject({
      error: { suggestion: 'play.example.com' },
    });
    expect(read('https://127.1/')).toEqual({ ok: false, error: { code: 'scheme' } });
    expect(read('https://')).toEqual({ ok: false, error: { code: 'scheme' } });
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
);

property.prop([anyText])(
  'an accepted host is a plain name or an IP address, and is read back unchanged',
  (text) => {
    const address = read(text);
    if (!address.ok) return;
    expect(address.value.host).toMatch(/^[a-z0-9._:-]+$/);
    const again = read(writeServerAddress(address.value));
    expect(again).toMatchObject({
      ok: true,
      value: { host: address.value.host, port: address.value.port },
    });
  },
);

property.prop([fc.string({ unit: fc.constantFrom('xn--', ...'üßaxn-.。'), maxLength: 12 })])(
  'an international name is accepted only if its punycode is read back unchanged',
  (text) => {
    const address = read(text);
    if (!address.ok) return;
    expect(read(address.value.host)).toMatchObject({ ok: true, value: address.value });
  },
);

test.each([
  ['üxn--', 'xn--xn---zra'],
  ['xn--a', 'xn--a'],
  ['XN--A.example', 'xn--a.example'],
])('%s is %s, whatever the converter makes of that', (text, host) => {
  const refusing = (name: string) => (name.startsWith('xn--') ? '' : domainToASCII(name));
  for (const toAscii of [domainToASCII, refusing]) {
    const address = readServerAddress(text, 'java', toAscii);
    expect(address).toMatchObject({ ok: true, value: { host } });
    expect(readServerAddress(host, 'java', toAscii)).toMatchObject({ ok: true, value: { host } });
  }
});

const PART = fc.oneof(
  { weight: 12, arbitrary: fc.nat(300).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('00', '01', '0x7f', '1e1', ' 1', '256', 'a') },
);
const likeIpv4 = fc.array(PART, { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.'));
const likeIpv6 = fc
  .tuple(fc.ipV6(), fc.nat(40), fc.constantFrom('', ':', '0', '1.2.3.4', 'g'))
  .map(([ip, at, more]) => ip.slice(0, at) + more + ip.slice(at + (at % 2)));

property.prop([likeIpv4])(
  'four numbers are an IP address exactly if Node takes them for one',
  (text) => {
    const address = read(text);
    const isAddress = address.ok && address.value.hostKind === 'ipv4';
    expect(isAddress).toBe(isIPv4(text.trim()));
  },
);

property.prop([likeIpv6])('so are groups in brackets', (text) => {
  const address = read(`[${text}]`);
  expect(address.ok && address.value.hostKind === 'ipv6').toBe(isIP(text) === 6);
});

property.prop([fc.ipV4()])('every IPv4 address stays itself', (ip) => {
  expect(read(ip)).toMatchObject({ ok: true, value: { host: ip, hostKind: 'ipv4' } });
  expect(isIPv4(ip)).toBe(true);
});

property.prop([fc.ipV6()])(
  'every IPv6 address is read, and written as in the URL standard',
  (ip) => {
    const groups = readIpv6(ip);
    expect(groups).toBeDefined();
    expect(`[${writeIpv6(groups ?? [])}]`).toBe(new URL(`http://[${ip}]`).hostname);
  },
);

property.prop([fc.string({ unit: fc.constantFrom(...'01af:.'), maxLength: 20 })])(
  'the same texts count as IPv6 as in Node',
  (text) => {
    expect(readIpv6(text) !== undefined).toBe(isIPv6(text));
  },
);
