import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { testSettings } from '../testing/test-app.ts';
import { originOf } from './origin.ts';

async function origin(environment: Record<string, string>, headers: Record<string, string>) {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(originOf(c, testSettings(environment))));
  return (await app.request('http://localhost/', { headers })).text();
}

test.each([
  ['tools.example', 'http://tools.example'],
  ['Tools.Example:8080', 'http://tools.example:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['a b', 'http://localhost:3000'],
  ['x"onload=', 'http://localhost:3000'],
  ['-x.example', 'http://localhost:3000'],
  ['user@x.example', 'http://localhost:3000'],
  ['x.example/path', 'http://localhost:3000'],
  ['x.example:99999', 'http://localhost:3000'],
  ['x'.repeat(300), 'http://localhost:3000'],
])('a visitor who came for "%s" gets links to %s', async (host, expected) => {
  expect(await origin({}, { host })).toBe(expected);
});

test('PUBLIC_URL is stronger than anything in the request', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expect(await origin({ PUBLIC_URL: 'https://fucina.example' }, headers)).toBe(
    'https://fucina.example',
  );
});

test('the host that a proxy tells counts only where it is trusted and that is switched on', async () => {
  const headers = {
    host: 'inner',
    'x-forwarded-host': 'tools.example',
    'x-forwarded-proto': 'https',
  };
  expect(await origin({}, headers)).toBe('http://inner');
  expect(await origin({ TRUST_FORWARDED_HOST: '1' }, headers)).toBe('http://inner');
  expect(await origin({ TRUST_PROXY: '1' }, headers)).toBe('https://inner');
  expect(await origin({ TRUST_PROXY: '1', TRUST_FORWARDED_HOST: '1' }, headers)).toBe(
    'https://tools.example',
  );
});
