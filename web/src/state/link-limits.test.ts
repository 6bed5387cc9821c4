import { expect, test } from 'vitest';
import { exceededLimits } from './link-limits.ts';

test.each([
  [256, []],
  [257, ['game_chat']],
  [2000, ['game_chat']],
  [2001, ['game_chat', 'discord']],
  [4001, ['game_chat', 'discord', 'discord_nitro']],
  [4096, ['game_chat', 'discord', 'discord_nitro']],
  [4097, ['game_chat', 'discord', 'discord_nitro', 'telegram', 'x']],
])('a link of %i characters is too long for %j', (length, places) => {
  expect(exceededLimits(length).map(({ place }) => place)).toEqual(places);
});
