import { expect, test } from 'vitest';
import { refuseShape } from '../../http/request-shape.ts';
import { statusPathRule } from './path-rule.ts';

const refuse = (method: string, target: string) => refuseShape(method, target, [statusPathRule]);

test.each(['', '?x=/', 'a/b', '%00', '..%2fetc', '%zz', 'a'.repeat(9000)])(
  'the status answers %s in its own shape',
  (address) => {
    expect(refuse('GET', `/api/mcsrvstat/3/${address}`)).toMatchObject({
      status: 400,
      code: 'invalid_address',
      fields: { online: false, error: 'invalid_address' },
    });
  },
);

test.each(['3/a.example', 'bedrock/3/a.example', '3/a.example?next=/x', 'icon/a.example'])(
  '/api/mcsrvstat/%s is let through',
  (path) => expect(refuse('GET', `/api/mcsrvstat/${path}`)).toBeUndefined(),
);

test('the status refuses other methods as everything does', () => {
  expect(refuse('POST', '/api/mcsrvstat/3/a.example')).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD, OPTIONS' },
    fields: { online: false },
  });
});
