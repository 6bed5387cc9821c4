import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    value: {
      PORT: 3000,
      HOST: '127.0.0.1',
      WORKERS: 1,
      WORKER_PATIENCE_SECONDS: 30,
      DRAIN_SECONDS: 3,
      MOJANG_API_URL: 'https://api.mojang.com',
      MOJANG_SESSION_URL: 'https://sessionserver.mojang.com',
      MOJANG_TEXTURES_URL: 'https://textures.minecraft.net',
      PING_ALLOW_PRIVATE: false,
      PING_REFUSE: [],
      TRUST_PROXY: 0,
      TRUST_FORWARDED_HOST: false,
      RATE_LIMIT: true,
      SERVICE_WORKER: true,
      WATCH: true,
      WATCH_BACKUPS: 7,
      WATCH_MAX: 1000,
      WATCH_PLACE: '',
      LOG_LEVEL: 'info',
    },
  });
});

test('an empty variable counts as absent, a variable of someone else is ignored', () => {
  expect(readSettings({ PORT: '', PATH: '/bin' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'fucina.example'],
  ['PUBLIC_URL', 'ftp://fucina.example'],
  ['PUBLIC_URL', 'https://fucina.example/sub'],
  ['REDIS_URL', 'http://127.0.0.1'],
  ['MOJANG_API_URL', 'api.mojang.com'],
  ['PING_ALLOW_PRIVATE', 'yes'],
  ['PING_REFUSE', 'example.net'],
  ['PING_REFUSE', '10.0.0.0/33'],
  ['PING_REFUSE', '10.0.0.0/8,,'],
  ['PING_DNS_SERVER', 'dns.example'],
  ['PING_DNS_SERVER', '127.0.0.1:0'],
  ['PING_DNS_SERVER', '127.0.0.1:99999'],
  ['METRICS_PORT', '0'],
  ['WORKERS', '0'],
  ['WORKERS', 'all'],
  ['DRAIN_SECONDS', '61'],
  ['WORKER_PATIENCE_SECONDS', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['TRUST_PROXY', 'true'],
  ['RATE_LIMIT', 'off'],
  ['WATCH', 'yes'],
  ['WATCH_BACKUPS', 'all'],
  ['WATCH_MAX', '0'],
  ['WATCH_BEACONS', 'example.com'],
  ['WATCH_BEACONS', 'example.com:443,'],
  ['WATCH_BEACONS', 'example.com:99999'],
  ['WATCH_PLACE', 'x'.repeat(61)],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it and says what it accepts', (name, value) => {
  const read = readSettings({ [name]: value });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.errors).toHaveLength(1);
  expect(read.errors[0]).toMatch(new RegExp(`^${name} must be \\S.*\\.$`));
  expect(read.errors[0]).not.toContain('\n');
});

test.each([
  ['PORT', '0', 0],
  ['PUBLIC_URL', 'https://fucina.example/', 'https://fucina.example'],
  ['REDIS_URL', 'redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
  ['MOJANG_API_URL', 'http://127.0.0.1:8080/mojang/', 'http://127.0.0.1:8080/mojang'],
  ['PING_ALLOW_PRIVATE', '1', true],
  ['PING_DNS_SERVER', '127.0.0.1:5353', '127.0.0.1:5353'],
  ['PING_DNS_SERVER', '127.0.0.1', '127.0.0.1'],
  ['PING_DNS_SERVER', '[::1]:53', '[::1]:53'],
  [
    'PING_REFUSE',
    '198.51.100.7, 10.0.0.0/8,2001:db8::/32',
    ['198.51.100.7/32', '10.0.0.0/8', '2001:db8::/32'],
  ],
  ['WATCH_BEACONS', 'none', []],
  [
    'WATCH_BEACONS',
    'example.com:443, 203.0.113.7:80',
    [
      { host: 'example.com', port: 443 },
      { host: '203.0.113.7', port: 80 },
    ],
  ],
  ['METRICS_PORT', '9100', 9100],
  ['WORKERS', '2', 2],
  ['WORKERS', 'auto', availableParallelism()],
  ['DRAIN_SECONDS', '0', 0],
  ['RATE_LIMIT', '0', false],
])('%s=%s is read', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject({ ok: true, value: { [name]: expected } });
});

test('a password in a refused URL is not repeated', () => {
  expect(JSON.stringify(readSettings({ REDIS_URL: 'http://u:secret@host' }))).not.toContain(
    'secret',
  );
});
