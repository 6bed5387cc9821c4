import { expect, test } from 'vitest';
import { receiveShare } from './share.ts';

async function sharedTo(fields: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const reply = await receiveShare(
    new Request('https://a.example/share', { method: 'POST', body }),
  );
  expect(reply.status).toBe(303);
  return reply.headers.get('location');
}

async function locationOf(headers: Readonly<Record<string, string>>) {
  const body = new FormData();
  body.set('text', 'x');
  const request = new Request('https://a.example/share', { method: 'POST', body, headers });
  return (await receiveShare(request)).headers.get('location');
}

test.each<Record<string, string>>([
  { Origin: 'https://b.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('what the page of another site sends is neither kept nor searched for: %o', async (headers) => {
  expect(await locationOf(headers)).toBe('https://a.example/');
});

test.each<Record<string, string>>([
  { Origin: 'null' },
  { Origin: 'https://a.example', 'Sec-Fetch-Site': 'none' },
])('what another app shares is searched for: %o', async (headers) => {
  expect(await locationOf(headers)).toBe('https://a.example/?q=x');
});

test.each([
  [{ text: ' a & b ', title: 'x' }, 'https://a.example/?q=a+%26+b'],
  [
    { text: '', url: 'https://b.example/?a=1' },
    'https://a.example/?q=https%3A%2F%2Fb.example%2F%3Fa%3D1',
  ],
  [{ title: 'Only a title' }, 'https://a.example/?q=Only+a+title'],
  [{}, 'https://a.example/'],
  [{ file: new File(['?'], 'notes.docx'), text: 'with it' }, 'https://a.example/?q=with+it'],
])('%o leads to %s', async (fields, target) => {
  expect(await sharedTo(fields)).toBe(target);
});
