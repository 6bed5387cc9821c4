import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { testSite } from '../testing/test-site.ts';
import { plainStatus, readPlainQuestion, withPlainResult } from './plain-status.ts';
import { siteFile } from './site-files.ts';

const PAGE = '/tools/server-status';

test.each([
  ['check=1&address=+play.example.com+', { address: 'play.example.com', isBedrock: false }],
  ['check=1&address=a.example&bedrock=1', { address: 'a.example', isBedrock: true }],
  ['address=play.example.com', undefined],
  [`check=1&address=${'a'.repeat(5000)}`, undefined],
  ['', undefined],
])('?%s', (query, question) => {
  expect(readPlainQuestion(query)).toEqual(question);
});

test('a status is one line in the language of the page', () => {
  const reply = { online: true, hostname: 'a.example', players: { online: 3, max: 20_000 } };
  expect(plainStatus(reply, 'en')).toBe('a.example: Online · Players: 3 / 20,000');
  expect(plainStatus({ online: false, ip: '203.0.113.7' }, 'it')).toBe('203.0.113.7: Offline');
  expect(plainStatus(undefined, 'en')).toMatch(/^Could not fetch server status\./);
});

test('nothing of an answer becomes markup', () => {
  const html = '<input name="address" value=""/><p id="plain-result" class="x"></p>';
  const hostile = '<script>alert("$&")</script>';
  const safe = '&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;';
  expect(withPlainResult(html, { address: hostile, isBedrock: false }, hostile)).toBe(
    `<input name="address" value="${safe}"/><p id="plain-result" class="x">${safe}</p>`,
  );
});

test.each([
  [true, '<input checked="" type="checkbox" name="bedrock" value="1"/>'],
  [false, '<input type="checkbox" name="bedrock" value="1"/>'],
])('the form is filled in as it was sent, Bedrock or not: %s', (isBedrock, checkbox) => {
  const html =
    '<input id="a" name="address" value=""/><input type="checkbox" name="bedrock" value="1"/>';
  expect(withPlainResult(html, { address: 'a.example', isBedrock }, '')).toBe(
    `<input id="a" name="address" value="a.example"/>${checkbox}`,
  );
});

test.each([
  ['address=play.example.com', /^Could not fetch server status\./],
  ['address=', 'Please enter a server address.'],
  [`address=${'%22'.repeat(1000)}`, 'An address has at most 255 characters.'],
])('the form with %s is answered with the page and its result', async (query, result) => {
  const html = '<form><p id="plain-result" class="x"></p></form>';
  const page = siteFile('/page.html', new Map([['identity', new TextEncoder().encode(html)]]));
  const site = testSite();
  const documents = { ...site.documents, en: new Map([[PAGE, page]]) };
  const app = createTestApp({ site: { ...site, documents } });
  const reply = await app.request(`${PAGE}?check=1&${query}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = /<p id="plain-result" class="x">(.*)<\/p>/.exec(await reply.text())?.[1];
  expect(text).toMatch(result);
});
