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
