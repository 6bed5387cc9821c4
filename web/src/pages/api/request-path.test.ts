import { expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

const endpoint = {
  id: 'x',
  group: 'text',
  path: '/api/x/{name}',
  perMinute: 1,
  type: 'application/json',
  parameters: [
    { name: 'name', place: 'path', isRequired: true, schema: {} },
    { name: 'text', place: 'query', isRequired: false, schema: {} },
    { name: 'bold', place: 'query', isRequired: false, schema: {} },
  ],
  problems: [],
} as const;

test.each([
  [{ name: 'a/b', text: 'x&y' }, '/api/x/a%2Fb?text=x%26y'],
  [{ name: 'a', text: '', bold: 'true' }, '/api/x/a?bold=true'],
  [{ name: 'a', other: 'no' }, '/api/x/a'],
  [{ name: '' }, '/api/x/{name}'],
  [{ name: 'a\ud83d', text: '\ude00' }, '/api/x/a%EF%BF%BD?text=%EF%BF%BD'],
])('%j', (values, path) => {
  expect(requestPath(endpoint, values)).toBe(path);
});
