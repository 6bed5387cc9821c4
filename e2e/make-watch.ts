import { type APIRequestContext, expect } from '@playwright/test';

const JAVA = ['java'];
const made: { readonly address: string; readonly secret: string }[] = [];

/** A watch that nobody made in a browser. */
export async function makeWatch(request: APIRequestContext, address: string, editions = JAVA) {
  const reply = await request.post('/api/watch', {
    data: { address, editions, zone: 'Europe/Rome', language: 'it' },
  });
  expect(reply.status()).toBe(201);
  const { id, secret }: { id: string; secret: string } = await reply.json();
  made.push({ address: `/api/watch/${id}`, secret });
  return { id, secret, path: `/watch/${id}`, address };
}

/** A server has ten watches at most: each test removes its own. */
export async function removeWatches(request: APIRequestContext): Promise<void> {
  for (const { address, secret } of made.splice(0)) {
    await request.delete(address, { headers: { Authorization: `Bearer ${secret}` } });
  }
}
