import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointUrl } from './client.ts';
import { defineEndpoint } from './endpoint.ts';

const echo = defineEndpoint({
  id: 'echo',
  group: 'text',
  method: 'GET',
  path: '/api/echo/{name}/{part}',
  budget: 'status',
  price: { class: 'light', answerBytes: 1024, ceiling: 'none' },
  params: z.object({ name: z.string(), part: z.string() }),
  query: z.object({ loud: z.boolean().optional(), text: z.string().optional() }),
  reply: { json: z.object({}) },
  problems: {},
});

test('path parameters are filled in and escaped', () => {
  const params = { name: 'a/b?c#d', part: '[::1]:25565' };
  expect(endpointUrl<typeof echo>('/api/echo/{name}/{part}', { params })).toBe(
    '/api/echo/a%2Fb%3Fc%23d/%5B%3A%3A1%5D%3A25565',
  );
});

test('missing values are omitted from the query, empty ones are kept', () => {
  const url = endpointUrl<typeof echo>('/api/echo/{name}/{part}', {
    params: { name: 'x', part: 'y' },
    query: { loud: undefined, text: '' },
  });
  expect(url).toBe('/api/echo/x/y?text=');
});

test('a value that looks like a path parameter is not replaced again', () => {
  const params = { name: '{part}', part: 'y' };
  expect(endpointUrl<typeof echo>('/api/echo/{name}/{part}', { params })).toBe(
    '/api/echo/%7Bpart%7D/y',
  );
});

test('half of an emoji is replaced, because it cannot be encoded', () => {
  const params = { name: 'a\ud83d', part: '🎉' };
  expect(endpointUrl<typeof echo>('/api/echo/{name}/{part}', { params })).toBe(
    '/api/echo/a%EF%BF%BD/%F0%9F%8E%89',
  );
});
