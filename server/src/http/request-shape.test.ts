import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { refuseShape } from './request-shape.ts';

test.each([
  ['/../etc/passwd', 400],
  ['/tools/..', 400],
  ['/%2e%2e/etc', 400],
  ['/a/%2E%2e%2fb', 400],
  ['/..%5c..%5cwindows', 400],
  ['/..\\windows', 400],
  ['/api/%00', 400],
  ['/%00/%2e%2e', 400],
  ['/api/a%', 400],
  ['/api/%zz', 400],
  ['/head/%ff', 400],
  ['/api/%c0%ae%c0%ae/', 400],
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
  '/%E0%A4%A',
  '/tools/%00',
])('%s is let through', (target) => expect(refuseShape('GET', target)).toBeUndefined());

test.each(['/tools/..%2fx', '/..%5c..%5cwindows', '/a/%2E%2e%2fb', '/%2fapi%2f..%2f'])(
  'who wants a page at %s gets the one that says that there is none',
  (target) => {
    expect(refuseShape('GET', target, [], () => true)).toBeUndefined();
    expect(refuseShape('GET', target)?.status).toBe(400);
  },
);

test.each(['/tools/../x', '/tools/%2e%2e/x', '/..\\windows', '/api/..%2fx', '/head/..%2fx'])(
  '%s would be another address, or is no page: it is refused whatever is wanted',
  (target) => expect(refuseShape('GET', target, [], () => true)?.status).toBe(400),
);

test('a method other than GET and HEAD is refused before the path is looked at', () => {
  expect(refuseShape('POST', '/../x')?.status).toBe(405);
});

test.each(['/', '/?q='])('%s followed by 9,000 characters is too long', (start) => {
  expect(refuseShape('GET', start + 'a'.repeat(9000))?.status).toBe(414);
});

test('below its prefix a tool has a length, refusals and a shape of its own', () => {
  const rule = {
    prefix: '/api/own/',
    maxTargetLength: 20_000,
    refuse: (target: string) =>
      target.endsWith('x') ? new Problem(400, 'bad_path', 'No.') : undefined,
    present: (refusal: Problem) => new Problem(refusal.status, 'own', refusal.message),
  };
  const ask = (target: string) => refuseShape('GET', target, [rule]);
  expect(ask(`/api/own/${'a'.repeat(15_000)}`)).toBeUndefined();
  expect(ask(`/api/own/${'a'.repeat(25_000)}`)).toMatchObject({ status: 414, code: 'own' });
  expect(ask('/api/own/x')).toMatchObject({ status: 400, code: 'own' });
  expect(ask('/api/other/x')).toBeUndefined();
});
