import { domainToASCII } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { readServerAddress } from './address.ts';
import { readTypedAddress, readTypedServer } from './typed-address.ts';

test.each([
  ['play.demo'],
  ['**play.demo**'],
  ['`play.demo`'],
  ['"play.demo"'],
  ['play.demo/'],
  ['play.demo,'],
  ['IP: play.demo'],
  ['Server-IP: play.demo'],
  ['Indirizzo IP: **play.demo**'],
  ['```\nplay.demo\n```'],
  ['\u202aplay.demo\u202c'],
  ['play.demo 1.8-1.21'],
  ['play.demo (1.20.4)'],
  ['play.demo | v1.8+'],
  ['play.demo – Java 1.21.x'],
  ['`play.demo` 1.8 - 1.21.4'],
  ['IP: play.demo [1.21]'],
  ['IP: play.demo vieni!!'],
  ['Server IP: play.demo (come and see)'],
  ['ip=play.demo, we are waiting'],
  ['_minecraft._tcp.play.demo'],
  ['**Server IP:** play.demo'],
  ['**IP**: play.demo'],
  ['*Indirizzo:* `play.demo`'],
  ['**Server IP:** **play.demo**'],
  ['play. demo'],
  ['play .demo'],
])('%j is play.demo', (typed) => {
  expect(readTypedAddress(typed)).toEqual({ text: 'play.demo', hadInvisible: false });
});

test.each([
  ['play.demo 19133'],
  ['play.demo porta 19133'],
  ['play.demo, port: 19133'],
  ['play.demo (Port 19133)'],
  ['IP: play.demo Porta: 19133'],
  ['ip del server: `play.demo` | port = 19133'],
])('%j is play.demo with a port', (typed) => {
  expect(readTypedAddress(typed)).toEqual({ text: 'play.demo:19133', hadInvisible: false });
});

test.each([
  ['play.demo:25566'],
  ['play.demo:25566 19133'],
  ['play.demo 20'],
  ['play.demo 19133 players'],
  ['::1 port 19133'],
  ['https://play.demo/map'],
  ['[::1]:25565'],
  ['two words'],
  ['play.demo is down'],
  ['play. demo is down'],
  ['ip:25565'],
])('%j stays as it is', (typed) => expect(readTypedAddress(typed).text).toBe(typed));

test('a word that only ends like IP says nothing', () => {
  expect(readTypedAddress('a tip: play.demo is down').text).toBe('play.demo is down');
});

test('characters that nobody sees are left out of an address, and told', () => {
  expect(readTypedAddress('pl\u200bay.demo')).toEqual({ text: 'play.demo', hadInvisible: true });
});

const label = fc.stringMatching(/^[a-z](?:[a-z0-9]{0,8}[a-z])?$/);
const address = fc
  .tuple(
    fc.array(label, { minLength: 2, maxLength: 4 }),
    fc.option(fc.integer({ min: 1, max: 65535 })),
  )
  .map(([labels, port]) => labels.join('.') + (port === null ? '' : `:${port}`));

property.prop([address])('an address by itself is left alone', (typed) => {
  expect(readServerAddress(typed, 'java', domainToASCII).ok).toBe(true);
  expect(readTypedAddress(typed)).toEqual({ text: typed, hadInvisible: false });
});

test('the server that was meant is read at once', () => {
  expect(readTypedServer('IP: **Play.demo** 1.8-1.21', 'bedrock', domainToASCII)).toEqual(
    readServerAddress('play.demo', 'bedrock', domainToASCII),
  );
  expect(readTypedServer('**127.1**', 'java', domainToASCII)).toEqual({
    ok: false,
    error: { code: 'numeric' },
  });
});

test.each([
  ['Entrate su play.demo.example, vi aspetto!', 'play.demo.example', 'play.demo.example'],
  ['Join (play.demo.example:25570)!', 'play.demo.example:25570', 'play.demo.example:25570'],
  ['join us at 203.0.113.7 today, e.g. at 8. We play 1.21.4', '203.0.113.7', '203.0.113.7'],
  ['java: a.example bedrock: b.example', 'a.example', 'b.example'],
  ['IP Java: a.example IP Bedrock: b.example', 'a.example', 'b.example'],
  ['Bedrock: b.example:19132 Java: a.example', 'a.example', 'b.example:19132'],
  ['a.example:25565 / b.example:19132', 'a.example:25565', 'a.example:25565'],
  ['https://discord.gg/abc play.demo.example', 'play.demo.example', 'play.demo.example'],
  ['play.demo.example https://discord.gg/abc', 'play.demo.example', 'play.demo.example'],
  ['https://play.demo.example/map is our map', 'play.demo.example', 'play.demo.example'],
  ['gioca su caffè.example ora', 'caffè.example', 'caffè.example'],
])('in %j the address is found', (typed, java, bedrock) => {
  for (const [edition, suggestion] of [
    ['java', java],
    ['bedrock', bedrock],
  ] as const) {
    const read = readTypedServer(typed, edition, domainToASCII);
    expect(read).toMatchObject({ ok: false, error: { suggestion } });
  }
});

test('a colon in a sentence is no IPv6 address', () => {
  const read = readTypedServer('a.example:25565 / b.example:19132', 'java', domainToASCII);
  expect(read).toMatchObject({ error: { code: 'character', character: ' ' } });
});

test.each(['my server is down', 'We play 1.21.4 e.g. now', 'mail me@play.demo now', 'x 127.1 y'])(
  'in %j there is no address',
  (typed) => {
    const read = readTypedServer(typed, 'java', domainToASCII);
    expect(!read.ok && read.error.suggestion).toBeUndefined();
  },
);
