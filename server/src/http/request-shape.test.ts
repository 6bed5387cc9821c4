import { expect, test } from 'vitest';
import { refuseShape } from './request-shape.ts';

test.each([
  ['/../etc/passwd', 400],
  ['/tools/..', 400],
  ['/%2e%2e/etc', 400],
  ['/a/%2E%2e%2fb', 400],
  ['/..%5c..%5cwindows', 400],
  ['/..\\windows', 400],
  ['/%00', 400],
  ['/a%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/%c0%ae%c0%ae/', 400],
])('%s is refused', (target, status) => {
  expect(refuseShape('GET', target)?.status).toBe(status);
});

test.each([
  '/',
  '/tools',
  '/a..b',
  '/?next=../x',
  '/?q=%',
  '/caff%C3%A8',
  '/100%25',
  '/.well-known/x',
])('%s is let through', (target) => expect(refuseShape('GET', target)).toBeUndefined());

test('a method other than GET and HEAD is refused before the path is looked at', () => {
  expect(refuseShape('POST', '/../x')?.status).toBe(405);
});

test.each(['/', '/?q='])('%s followed by 9,000 characters is too long', (start) => {
  expect(refuseShape('GET', start + 'a'.repeat(9000))?.status).toBe(414);
});

test.each(['', '?x=/', 'a/b', '%00', '..%2fetc', '%zz', 'a'.repeat(9000)])(
  'the status answers %s in its own shape',
  (address) => {
    expect(refuseShape('GET', `/api/mcsrvstat/3/${address}`)).toMatchObject({
      status: 400,
      code: 'invalid_address',
      fields: { online: false, error: 'invalid_address' },
    });
  },
);

test.each(['3/a.example', 'bedrock/3/a.example', '3/a.example?next=/x', 'icon/a.example'])(
  '/api/mcsrvstat/%s is let through',
  (path) => expect(refuseShape('GET', `/api/mcsrvstat/${path}`)).toBeUndefined(),
);

test('the status refuses other methods as everything does', () => {
  expect(refuseShape('POST', '/api/mcsrvstat/3/a.example')).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD, OPTIONS' },
    fields: { online: false },
  });
});
