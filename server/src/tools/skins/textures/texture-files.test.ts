import { writePng } from '@fucina/png';
import { DRAWN_OUTFITS, drawSkin } from '@fucina/skin-model';
import { expect, test } from 'vitest';
import { createCaches } from '../../../cache/caches.ts';
import { createTextureFiles } from './texture-files.ts';

test('clients who wait for the same file have it read once', async () => {
  const file = new Uint8Array(writePng(drawSkin(DRAWN_OUTFITS.steve, 'wide')));
  const answer = Promise.withResolvers<typeof file>();
  const files = createTextureFiles(
    {
      findPlayer: async () => undefined,
      getProfile: async () => undefined,
      getTexture: () => answer.promise,
    },
    createCaches(),
  );
  const all = ['a', 'b', 'c'].map((client) => files('hash', { client }));
  answer.resolve(file);
  const pixels = (await Promise.all(all)).map((texture) => texture?.pixels());
  expect(new Set(pixels).size).toBe(1);
});
