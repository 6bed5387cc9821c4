import { expect, test } from 'vitest';
import { createCaches } from '../../../cache/caches.ts';
import { createPlayers } from './players.ts';

test('clients who wait for the same profile have it kept once', async () => {
  const uuid = '0123456789abcdef0123456789abcdef';
  const answer = Promise.withResolvers<{ id: string; name: string; properties: [] }>();
  const players = createPlayers({
    mojang: {
      findPlayer: async () => undefined,
      getProfile: () => answer.promise,
      getTexture: async () => undefined,
    },
    caches: createCaches(),
    now: Date.now,
    texturesUrl: 'https://textures.example',
  });
  const all = ['a', 'b', 'c'].map((client) =>
    players.profile({ uuid }, { client, spend: async () => undefined }),
  );
  answer.resolve({ id: uuid, name: 'Fabbro', properties: [] });
  const kept = (await Promise.all(all)).map(({ value }) => value);
  expect(kept[0]?.profile.name).toBe('Fabbro');
  expect(new Set(kept).size).toBe(1);
});
