import { describe, expect, test } from 'vitest';
import { defaultSkinOf } from './default-skin.ts';
import { DRAWN_OUTFITS, drawSkin } from './drawn-skin.ts';
import { guessModel } from './model.ts';
import { readSkin } from './skin.ts';

test.each([
  ['00000000-0000-0000-0000-000000000000', 'slim', 'alex'],
  ['069a79f4-44e9-4726-a5be-fca90e38aaf5', 'slim', 'alex'],
  ['61699b2ed3274a019f1e0ea8c3f06bc6', 'wide', 'steve'],
  ['853C80EF-3C37-49FD-AA49-938B674ADAE6', 'slim', 'ari'],
  ['88888888-8888-8888-8888-888888888881', 'wide', 'alex'],
])('the game gives %s the skin %s %s', (uuid, model, name) => {
  expect(defaultSkinOf(uuid)).toMatchObject({ name, model });
});

describe('a drawn skin', () => {
  test.each(['wide', 'slim'] as const)('for %s arms is a valid skin', (model) => {
    const drawn = drawSkin(DRAWN_OUTFITS.steve, model);
    expect(guessModel(drawn)).toBe(model);
    expect(readSkin(drawn)).toMatchObject({ ok: true, value: { model, format: 'modern' } });
  });
});
