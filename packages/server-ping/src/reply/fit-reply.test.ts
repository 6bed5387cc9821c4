import { expect, test } from 'vitest';
import { address } from '../testing/test-ping.ts';
import { fitReply } from './fit-reply.ts';
import { offlineReply } from './offline-reply.ts';

const MAX_BYTES = 300_000;
const error = { stage: 'parse', code: 'bad_json' } as const;
const base = offlineReply(address('mc.example'), { port: 25565 }, 0, { error });
const mods = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ name: 'm'.repeat(length), version: '' }));
const icon = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;
const bytes = (reply: unknown) => Buffer.byteLength(JSON.stringify(reply));

test('a reply of the usual size stays as it is', () => {
  const reply = { ...base, icon: icon(100_000), mods: mods(1000, 50) };
  expect(bytes(reply)).toBeLessThan(MAX_BYTES);
  expect(fitReply(reply)).toEqual(reply);
});

test('of one that is too large mods are left out, as few as half and half again, and that is told', () => {
  const kept = fitReply({ ...base, icon: icon(1000), mods: mods(1000, 1000) });
  expect(bytes(kept)).toBeLessThanOrEqual(MAX_BYTES);
  expect(kept).toMatchObject({ icon: icon(1000), mods_truncated: true });
  expect(kept.mods).toHaveLength(250);
});

test('what counts are bytes, not characters', () => {
  const snowmen = mods(1000, 0).map((mod) => ({ ...mod, name: '☃'.repeat(100) }));
  expect(fitReply({ ...base, mods: snowmen }).mods).toHaveLength(500);
});

test('an icon that is too large without mods is left out', () => {
  expect(fitReply({ ...base, icon: icon(MAX_BYTES) })).toEqual(base);
});
