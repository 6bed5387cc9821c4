import { type APIRequestContext, expect } from '@playwright/test';

/** A watch that nobody made in a browser. */
export async function makeWatch(request: APIRequestContext, address: string) {
  const reply = await request.post('/api/watch', {
    data: { address, editions: ['java'], zone: 'Europe/Rome', language: 'it' },
  });
  expect(reply.status()).toBe(201);
  const { id, secret }: { id: string; secret: string } = await reply.json();
  return { id, secret, path: `/watch/${id}`, address };
}
