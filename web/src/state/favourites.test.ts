import { beforeEach, expect, test } from 'vitest';
import { favourites, setFavourite } from './favourites.ts';

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('a favourite is added once, at the end, and removed', async () => {
  await setFavourite('skulls', true);
  await setFavourite('motd', true);
  await setFavourite('skulls', true);
  expect(favourites.get()).toEqual(['skulls', 'motd']);
  await setFavourite('skulls', false);
  expect(localStorage.getItem('fucina.1.favourites')).toBe('motd');
});
