import { readWho } from '@fucina/minecraft-profile';
import { expect, test } from 'vitest';
import { headOfWho } from './head-of-who.ts';

const HASH = '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e';
const VALUE = btoa(`{"textures":{"SKIN":{"url":"http://textures.minecraft.net/texture/${HASH}"}}}`);

test.each([
  ['Notch', { owner: { name: 'Notch' } }],
  ['069a79f444e94726a5befca90e38aaf5', { owner: { uuid: '069a79f4-44e9-4726-a5be-fca90e38aaf5' } }],
  [HASH, { texture: HASH }],
  [`https://textures.minecraft.net/texture/${HASH}`, { texture: HASH }],
  [VALUE, { texture: HASH }],
  ['/give @p player_head[profile=Notch]', undefined],
])('%s', (typed, head) => {
  const who = readWho(typed);
  if (!who.ok) throw new Error(who.error.code);
  expect(headOfWho(who.value)).toEqual(head);
});
