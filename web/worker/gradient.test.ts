import { fc, test } from '@fast-check/vitest';
import { expect, test as plainTest } from 'vitest';
import { createTestApp } from '../../server/src/testing/test-app.ts';
import { gradientResponse, isGradientRequest } from './gradient.ts';

const app = createTestApp();

async function bothAnswers(target: string) {
  const url = new URL(target, 'http://localhost');
  expect(isGradientRequest(url)).toBe(true);
  const read = async (response: Response) => ({
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.text(),
  });
  const own = await read(gradientResponse(url));
  return { own, server: await read(await app.request(url.pathname + url.search)) };
}

const flag = fc.constantFrom('true', 'false', 'yes', '');
const parameters = fc.record(
  {
    text: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('Fucina', '')),
    format: fc.oneof(
      fc.constantFrom('MiniMessage', '&#rrggbb', '{"color":"[$1$2$3$4$5$6]$c"}', '$c$c', 'nothing'),
      fc.string({ maxLength: 10 }),
    ),
    colors: fc.oneof(
      fc.constantFrom('["#000000","#ffffff"]', '[]', '{}', '[{"hex":"#f00","pos":20}]', '["#zz"]'),
      fc.json({ maxDepth: 2 }),
    ),
    bold: flag,
    italic: flag,
    trimspaces: flag,
    colorlength: fc.constantFrom('1', '3', '0', 'x', ' 2'),
    prefixsuffix: fc.constantFrom('<$t>', '$t$t', 'none'),
    unknown: fc.string(),
  },
  { requiredKeys: [] },
);

test.prop([parameters])('the answer is that of the server, byte for byte', async (query) => {
  const { own, server } = await bothAnswers(`/api/v2/rgb?${new URLSearchParams(query)}`);
  expect(own).toEqual(server);
});

plainTest.each([
  '/api/v2/rgb',
  '/api/v2/rgb?',
  '/api/v2/rgb?text',
  '/api/v2/rgb?text=a&text=b&colors=[]',
  '/api/v2/rgb?text=a+b%20c&colors=[]&__proto__=1',
  `/api/v2/rgb?text=${'%C3%A8'.repeat(10_001)}`,
])('%.60s is answered as by the server', async (target) => {
  const { own, server } = await bothAnswers(target);
  expect(own).toEqual(server);
});

plainTest.each([
  '/api/v2/rgb/',
  '/api/v2/other?text=a',
  '/api/v2/rgb?text=%ff',
  '/api/v2/rgb?text=100%',
  `/api/v2/rgb?text=${'a'.repeat(98_304)}`,
])('%.60s is left to the server', (target) => {
  expect(isGradientRequest(new URL(target, 'http://localhost'))).toBe(false);
});
