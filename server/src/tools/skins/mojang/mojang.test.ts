// Mojang with limits on: what one visitor asks, what others still get, and what a failing host is spared.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDemoMojang } from '../../../../../scripts/demo/mojang.ts';
import { testSettings } from '../../../testing/test-app.ts';
import { connectMojang } from './connect-mojang.ts';

const demo = await startDemoMojang();
const connect = () =>
  connectMojang(
    testSettings({
      MOJANG_API_URL: demo.apiUrl,
      MOJANG_SESSION_URL: demo.sessionUrl,
      MOJANG_TEXTURES_URL: demo.texturesUrl,
    }),
  );
let mojang = connect();
beforeEach(() => {
  mojang = connect();
  demo.behave();
  demo.forgetRequests();
});
afterAll(() => demo.close());

const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}_${at}`);

test('after sixty names by one client, twenty others are answered', async () => {
  for (const name of names(60, 'One')) await mojang.findPlayer(name, 'one');
  const others = names(20, 'Other').map((name) => mojang.findPlayer(name, name));
  await expect(Promise.all(others)).resolves.toEqual(Array(20).fill(undefined));
});

test('names that wait together are looked up ten at a time', async () => {
  const asked = ['Fabbro', 'sCINTILLA', ...names(38, 'Nessuno')];
  const found = await Promise.all(asked.map((name) => mojang.findPlayer(name, name)));
  expect(found.slice(0, 3).map((player) => player?.name)).toEqual([
    'Fabbro',
    'Scintilla',
    undefined,
  ]);
  expect(demo.requests.name + demo.requests.names).toBeLessThanOrEqual(5);
});

test('a name is one question however it is spelled', async () => {
  const spellings = ['Fabbro', 'fabbro', 'FABBRO', 'fABBRO'];
  const found = await Promise.all(spellings.map((name) => mojang.findPlayer(name, name)));
  expect(found.map((player) => player?.name)).toEqual(spellings.map(() => 'Fabbro'));
  expect(demo.requests.name + demo.requests.names).toBe(1);
  expect(demo.requests.names).toBe(0);
});

test('a host without the bulk address is asked name by name', async () => {
  demo.misbehave({ route: 'names', status: 404 });
  const found = await Promise.all(
    ['Fabbro', 'Scintilla'].map((name) => mojang.findPlayer(name, name)),
  );
  expect(found.map((player) => player?.name)).toEqual(['Fabbro', 'Scintilla']);
  await Promise.all(['Fabbro', 'Scintilla'].map((name) => mojang.findPlayer(name, name)));
  expect(demo.requests.names).toBe(1);
});

describe('a host that fails', () => {
  const ask = (name: string) => mojang.findPlayer(name, 'a').catch((thrown) => thrown.status);

  test.each([500, 503, 403])('with %i is left alone after five failures', async (status) => {
    demo.misbehave({ route: 'name', status });
    for (const name of names(12, 'Nessuno')) await ask(name);
    expect(demo.requests.name).toBe(5);
  });

  test('is asked once for each name, not twice', async () => {
    demo.misbehave({ route: 'name', status: 500 });
    await ask('Fabbro');
    expect(demo.requests.name).toBe(1);
  });

  test('is tried again after five seconds, with one question', async () => {
    demo.misbehave({ route: 'name', status: 500 });
    for (const name of names(5, 'Nessuno')) await ask(name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 });
    try {
      await Promise.all([ask('Nessuno_5'), ask('Nessuno_6')]);
      expect(demo.requests.name + demo.requests.names).toBe(6);
      demo.behave();
      vi.setSystemTime(Date.now() + 5001);
      expect(await ask('Fabbro')).toMatchObject({ name: 'Fabbro' });
      expect(await ask('Scintilla')).toMatchObject({ name: 'Scintilla' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('one 403 refuses one question, and no other', async () => {
    demo.misbehave({ route: 'name', player: 'Fabbro', status: 403 });
    expect(await ask('Fabbro')).toBe(503);
    expect(await ask('Scintilla')).toMatchObject({ name: 'Scintilla' });
  });

  test('says nothing about the other hosts', async () => {
    demo.misbehave({ route: 'name', status: 500 });
    for (const name of names(6, 'Nessuno')) await ask(name);
    const [player] = demo.players;
    const question = { uuid: player?.id ?? '', isSigned: false };
    expect(await mojang.getProfile(question, 'a')).toMatchObject({ name: player?.name });
  });
});
