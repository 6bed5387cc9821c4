import { everyPage, languageCodes } from '@fucina/site';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../server/src/testing/test-app.ts';
import { testSite } from '../../server/src/testing/test-site.ts';
import { answerOfPage, notFoundAnswerOf } from './page-answer.ts';

const address = (path: string) => new URL(path, 'http://localhost');

test('every page is kept in every language', () => {
  for (const { path } of everyPage) {
    for (const code of languageCodes) {
      const file = answerOfPage(address(`${path}?lng=${code}`), {})?.file;
      expect(file).toBe(`${path}?lng=${code}`);
    }
  }
});

test.each(['/nowhere', '/api/v2/rgb', '/assets/a.js', '/sw.js', '/robots.txt', '/tools/x'])(
  '%s is no page',
  (path) => expect(answerOfPage(address(path), {})).toBeUndefined(),
);

test('another spelling leads to the address of the page, with its query', () => {
  expect(answerOfPage(address('/Tools/?a=1'), {})?.redirect).toBe('/tools?a=1');
  expect(answerOfPage(address('/tools?a=1'), {})?.redirect).toBeUndefined();
});

test('without a network a rule leads to its place in the list of rules', () => {
  const answer = answerOfPage(address('/docs/reference/rules/yaml/tab?lng=it'), {});
  expect(answer?.nearest).toBe('/docs/reference/rules?lng=it#yamltab');
  expect(answerOfPage(address('/docs/reference/rules'), {})?.nearest).toBeUndefined();
});

test('without a network a watch leads to the tool, and its secret stays out of that address', () => {
  const answer = answerOfPage(address('/watch/0123456789?lng=it'), {});
  expect(answer?.nearest).toBe('/tools/server-watch?lng=it#content');
});

test.each([
  ['/nowhere?lng=it', '/404?lng=it'],
  ['/tools/%00', '/404?lng=en'],
  ['/tools', undefined],
  ['/api/v2/rgb', undefined],
  ['/head/Notch', undefined],
  ['/status/0123456789', undefined],
  ['/status/x', '/404?lng=en'],
  ['/robots.txt', undefined],
  ['/icon-maskable-192.png', undefined],
  ['/foo.txt', '/404?lng=en'],
  ['/tools/config.yml?lng=it', '/404?lng=it'],
])('without a network %s is answered by %s', (path, file) => {
  expect(notFoundAnswerOf(address(path), {})).toBe(file);
});

describe('what the server answers to programs', () => {
  /** Whatever has a name of its own may have this one. */
  const name = '0123456789';
  const routes = createTestApp({ site: testSite() }).routes.filter(({ path }) => path !== '/*');

  test.each([...new Set(routes.map(({ path }) => path))])(
    'without a network %s is not said to be missing',
    (path) => expect(notFoundAnswerOf(address(path.replace(/:\w+/, name)), {})).toBeUndefined(),
  );
});

describe('the language is the one that the server chooses', () => {
  const app = createTestApp({ site: testSite() });

  test.each([
    { path: '/tools', cookie: undefined, languages: ['it-IT', 'it', 'en'] },
    { path: '/tools', cookie: undefined, languages: ['de', 'en', 'it'] },
    { path: '/tools', cookie: undefined, languages: ['de'] },
    { path: '/tools', cookie: undefined, languages: [] },
    { path: '/tools', cookie: 'it', languages: ['en'] },
    { path: '/tools', cookie: 'xx', languages: ['it'] },
    { path: '/tools?lng=it', cookie: 'en', languages: ['en'] },
    { path: '/tools?lng=xx', cookie: 'it', languages: ['en'] },
    { path: '/tools?lng=IT-ch', cookie: undefined, languages: ['en'] },
  ])('$path, cookie $cookie, $languages', async ({ path, cookie, languages }) => {
    const answer = await app.request(path, {
      headers: {
        'Accept-Language': languages.join(','),
        ...(cookie && { Cookie: `i18next=${cookie}` }),
      },
    });
    const file = answerOfPage(address(path), { cookie, languages })?.file;
    expect(file).toBe(`/tools?lng=${answer.headers.get('content-language')}`);
  });
});
