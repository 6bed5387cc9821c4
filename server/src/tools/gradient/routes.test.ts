import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = createTestApp();

const BRAND = JSON.stringify([
  { hex: '#E43A96', pos: 0 },
  { hex: '#FBE108', pos: 100 },
]);

async function ask(query: Record<string, string>) {
  const reply = await app.request(`/api/v2/rgb?${new URLSearchParams(query)}`);
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

test('a gradient comes back in the format asked for', async () => {
  const { status, body } = await ask({
    text: 'Fucina',
    format: '&#rrggbb',
    colors: BRAND,
    bold: 'true',
    italic: 'false',
    underline: 'false',
    strikethrough: 'false',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    output: '&#E43A96&lF&#E95B7A&lu&#ED7D5D&lc&#F29E41&li&#F6C024&ln&#FBE108&la',
  });
});

test('MiniMessage is the format of those who name none', async () => {
  const { body } = await ask({ text: 'Fucina', colors: BRAND });
  expect(body).toEqual({ output: '<gradient:#E43A96:#FBE108>Fucina</gradient>' });
});

test("the peers' template notation is understood", async () => {
  const { body } = await ask({
    text: 'ab',
    format: '{"color":"[$1$2$3$4$5$6]$c"}',
    colors: '["#000000","#ffffff"]',
  });
  expect(body).toEqual({ output: '[000000]a[FFFFFF]b' });
});

test.each([
  ['colours that are no JSON', { text: 'a', colors: '#fff' }, 'bad_request'],
  ['colours that are no list', { text: 'a', colors: '{}' }, 'bad_request'],
  ['a colour without hex', { text: 'a', colors: '[{"pos":0}]' }, 'bad_request'],
  ['a colour that is none', { text: 'a', colors: '["#zzzzzz"]' }, 'bad_color'],
  ['a position outside', { text: 'a', colors: '[{"hex":"#ffffff","pos":101}]' }, 'bad_color'],
  ['an unknown format', { text: 'a', colors: '[]', format: 'nothing' }, 'bad_format'],
  ['a flag that is neither true nor false', { text: 'a', bold: 'yes' }, 'bad_request'],
  ['10,001 characters', { text: 'a'.repeat(10_001), colors: BRAND }, 'bad_request'],
  ['no text parameter', { colors: BRAND }, 'bad_request'],
])('%s are refused with a code and a message', async (_, query, code) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body).toEqual({ code, message: expect.stringMatching(/\w/) });
});

test('10,000 characters and an empty text are answered', async () => {
  expect((await ask({ text: '', colors: BRAND })).body).toEqual({ output: '' });
  const long = await ask({ text: 'è'.repeat(10_000), colors: BRAND, format: '&#rrggbb' });
  expect(long.status).toBe(200);
});

test('an answer may be kept, and is not sent again to who has it', async () => {
  const first = await ask({ text: 'a', colors: '[]' });
  expect(first.headers.get('cache-control')).toContain('max-age=3600');
  const again = await app.request('/api/v2/rgb?text=a&colors=[]', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

describe('a request has a price that is known before it is paid', () => {
  const STYLES = ['bold', 'italic', 'underline', 'strikethrough', 'obfuscate'];
  const allStyles = Object.fromEntries(STYLES.map((style) => [style, 'true']));
  const wrappers = (wrapper: string) =>
    JSON.stringify({
      color: '$c',
      ...Object.fromEntries(STYLES.map((style) => [style, wrapper])),
    });

  test.each([
    [
      'wrappers that repeat the output',
      { text: 'a', format: wrappers('$t'.repeat(40)), ...allStyles, prefixsuffix: '$t$t$t' },
      'bad_format',
      'format.bold: $t may stand there only once.',
    ],
    [
      'a wrapper without the output',
      { text: 'a', format: wrappers('-') },
      'bad_format',
      'format.bold: needs $t, which stands for the output.',
    ],
    [
      'wrappers that would make a text longer than any string',
      { text: 'a'.repeat(100), format: wrappers('$t'.repeat(40)), ...allStyles },
      'bad_format',
      'format.bold: $t may stand there only once.',
    ],
    [
      'a template that repeats the text 20,000 times',
      { text: 'a'.repeat(2000), format: '$c'.repeat(20_000) },
      'bad_request',
      'format: 2,000 characters at most.',
    ],
    [
      'a template that repeats a digit 20,000 times',
      { text: 'a'.repeat(3000), format: `$c${'$1'.repeat(20_000)}` },
      'bad_request',
      'format: 2,000 characters at most.',
    ],
    [
      'a list of 257 colors',
      { text: 'a', colors: JSON.stringify(Array(257).fill('#fff')) },
      'bad_request',
      'colors: not a JSON list of 256 colours at most.',
    ],
    [
      'a template that repeats the text',
      { text: 'a'.repeat(2000), format: '$c'.repeat(100) },
      'bad_format',
      'format: $c may stand there only once.',
    ],
    [
      'a template that repeats a digit',
      { text: 'a'.repeat(3000), format: `$c${'$1'.repeat(90)}` },
      'bad_format',
      'format: $1 may stand there only once.',
    ],
    [
      'a long template',
      { text: 'a', format: `$c${'-'.repeat(199)}` },
      'bad_format',
      'format: 200 characters at most.',
    ],
    [
      'a long character before style codes',
      { text: 'a', format: JSON.stringify({ color: '$f$c', char: '&'.repeat(11) }) },
      'bad_format',
      'format.char: 10 characters at most.',
    ],
    [
      'a short template and a long text',
      { text: 'a'.repeat(10_000), format: `$c${'-'.repeat(198)}` },
      'output_too_long',
      'The output would have 1,990,000 bytes; 256,000 are allowed.',
    ],
    [
      'a prefix that repeats the output',
      { text: 'é'.repeat(10_000), format: '$c', colors: '[]', prefixsuffix: '$t'.repeat(100) },
      'output_too_long',
      'The output would have 2,000,000 bytes; 256,000 are allowed.',
    ],
  ])('%s: refused in words', async (_, query, code, message) => {
    const { status, body } = await ask({ colors: BRAND, ...query });
    expect({ status, body }).toEqual({ status: 400, body: { code, message } });
  });
});
