import { beforeEach, expect, test } from 'vitest';
import { arrangeFavourites, setFavourite } from './change-favourites.ts';
import { favourites } from './favourites.ts';

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

test('arranging keeps what another tab added or removed meanwhile', async () => {
  favourites.set(['skulls', 'motd', 'skins']);
  const shown = favourites.get();
  localStorage.setItem('fucina.1.favourites', 'skulls,motd,tomorrow');
  await arrangeFavourites(shown, ['skins', 'motd', 'skulls']);
  expect(favourites.get()).toEqual(['motd', 'skulls', 'tomorrow']);
  await arrangeFavourites(['motd', 'skulls'], ['skulls']);
  expect(favourites.get()).toEqual(['skulls', 'tomorrow']);
});
