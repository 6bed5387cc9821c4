import { expect, test } from 'vitest';
import { readSkin } from '../skin.ts';
import { explainSkinSize, type MessageLanguage } from './index.ts';

test.each<[MessageLanguage, string]>([
  ['en', 'A skin has 64x64 or 64x32 pixels; this picture has 32x16.'],
  ['it', 'Una skin ha 64x64 o 64x32 pixel; questa immagine ne ha 32x16.'],
])('why a picture is no skin, in %s', (language, sentence) => {
  const read = readSkin({ width: 32, height: 16, data: new Uint8Array(32 * 16 * 4) });
  expect(read.ok ? undefined : explainSkinSize(read.error, language)).toBe(sentence);
});
