import { expect, test } from 'vitest';
import { rateLimitHeaders } from './rate-limit-headers.ts';

const balance = { unit: 'requests', windowS: 60, resetS: 42 } as const;

test('each budget is an entry of both lists', () => {
  expect(
    rateLimitHeaders([
      { work: 'status', quota: 300, remaining: 299, ...balance },
      { work: 'ping', quota: 30, remaining: 0, ...balance },
    ]),
  ).toEqual({
    'RateLimit-Policy': '"status";q=300;w=60, "ping";q=30;w=60',
    RateLimit: '"status";r=299;t=42, "ping";r=0;t=42',
  });
});

test('a budget that is spent twice is told once, with what is left at last', () => {
  const lookups = { work: 'lookup', quota: 60, ...balance };
  const image = { work: 'image', quota: 300, remaining: 298, ...balance };
  expect(
    rateLimitHeaders([{ ...lookups, remaining: 59 }, image, { ...lookups, remaining: 58 }]),
  ).toEqual({
    'RateLimit-Policy': '"lookup";q=60;w=60, "image";q=300;w=60',
    RateLimit: '"lookup";r=58;t=42, "image";r=298;t=42',
  });
});

test('a budget of time names its unit', () => {
  const spent = {
    ...balance,
    work: 'mcp',
    unit: 'milliseconds',
    quota: 3000,
    remaining: 2998,
  } as const;
  expect(rateLimitHeaders([spent])).toEqual({
    'RateLimit-Policy': '"mcp";q=3000;qu="milliseconds";w=60',
    RateLimit: '"mcp";r=2998;t=42',
  });
});

test('without a budget there are no headers', () => {
  expect(rateLimitHeaders([])).toEqual({});
});
