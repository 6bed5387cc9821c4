import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointUrl } from './client.ts';
import { defineEndpoint } from './endpoint.ts';

const echo = defineEndpoint({
  id: 'echo',
  method: 'GET',
  path: '/api/echo/{name}/{part}',
  summary: 'Repeats.',
  params: z.object({ name: z.string(), part: z.string() }),
  query: z.object({ loud: z.boolean().optional(), text: z.string().optional() }),
  reply: { json: z.object({}) },
  problems: {},
});

test('the holes of a path are filled, whatever the visitor typed', () => {
  const params = { name: 'a/b?c#d', part: '[::1]:25565' };
  expect(endpointUrl<typeof echo>('/api/echo/{name}/{part}', { params })).toBe(
    '/api/echo/a%2Fb%3Fc%23d/%5B%3A%3A1%5D%3A25565',
  );
});

test('what is absent is left out of the query, what is empty stays', () => {
  const url = endpointUrl<typeof echo>('/api/echo/{name}/{part}', {
    params: { name: 'x', part: 'y' },
    query: { loud: undefined, text: '' },
  });
  expect(url).toBe('/api/echo/x/y?text=');
});

test('a value that looks like a hole is not filled again', () => {
  const params = { name: '{part}', part: 'y' };
  expect(endpointUrl<typeof echo>('/api/echo/{name}/{part}', { params })).toBe(
    '/api/echo/%7Bpart%7D/y',
  );
});
