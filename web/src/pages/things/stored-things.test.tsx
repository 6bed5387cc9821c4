import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '../../state/favourites.ts';
import { rememberLanguage } from '../../words/language.ts';
import { StoredThings } from './stored-things.tsx';

const KEPT = {
  'fucina.1.favourites': 'skulls,motd',
  'fucina.1.presets.skulls': '[["Smith","name=Smith"],["Ada","name=Ada"]]',
  'fucina.1.tool.motd': 'line1=a',
  'fucina.1.recent-servers': 'bedrock play.example.com',
  'fucina.1.recent-players': 'Notch',
  'fucina.1.presets.motd': '{"v":2}',
  'fucina.2.favourites': 'x',
  'vite-ui-theme': 'dark',
  somebody: 'else',
};

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const [key, text] of Object.entries(KEPT)) localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  render(<StoredThings />);
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const everything = () =>
  Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));
const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Import', { selector: 'input' }),
    new File([content], 'a.json'),
  );
const status = () => screen.getByRole('status');

test('everything of ours is listed in words, with the place where it is used', () => {
  expect(screen.getByText(/^10 things, /)).toBeTruthy();
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Favourites',
    'Saved',
    'What you did last',
    'Recent servers',
    'Recent players',
    'Settings and drafts',
    'Set aside',
  ]);
  expect(region('Saved').getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
    '/texture/skulls?name=Ada',
  );
  expect(region('Recent servers').getByRole('link').getAttribute('href')).toBe(
    '/tools/server-status?address=play.example.com&bedrock=1',
  );
  expect(region('Set aside').getAllByRole('button', { name: 'Download' })).toHaveLength(2);
});

test('one thing is deleted, and comes back', async () => {
  expect(favourites.get()).toEqual(['skulls', 'motd']);
  await press('Delete “Smith”');
  expect(await screen.findByText('Deleted: Smith.')).toBeTruthy();
  expect(localStorage.getItem('fucina.1.presets.skulls')).toBe('[["Ada","name=Ada"]]');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await press('Undo');
  await screen.findByText('All as it was before.');
  expect(everything()).toEqual(KEPT);
});

test('everything is deleted, and comes back; what is not ours stays', async () => {
  await press('Delete everything');
  await screen.findByText('Deleted: everything.');
  expect(everything()).toEqual({ somebody: 'else' });
  expect(favourites.get()).toEqual([]);
  await press('Undo');
  await screen.findByText('All as it was before.');
  expect(everything()).toEqual(KEPT);
  expect(favourites.get()).toEqual(['skulls', 'motd']);
});

test('an undo does not undo what another tab added meanwhile', async () => {
  await press('Delete these: Favourites');
  await screen.findByText('Deleted: Favourites.');
  localStorage.setItem('fucina.1.favourites', 'skins');
  await press('Undo');
  await screen.findByText('All as it was before.');
  expect(localStorage.getItem('fucina.1.favourites')).toBe('skulls,motd,skins');
});

test('a file is added to what is there, in words, and the import can be undone', async () => {
  await choose('{"fucina":1,"kept":{"favourites":"skins","recent-players":"Notch,jeb_","x":1}}');
  await waitFor(() =>
    expect(status().textContent).toContain(
      'Imported: 1 favourite and 1 recent player. 1 thing could not be read and was set aside.',
    ),
  );
  expect(favourites.get()).toEqual(['skulls', 'motd', 'skins']);
  await press('Undo');
  await screen.findByText('All as it was before.');
  expect(everything()).toEqual(KEPT);
});

test('a file with nothing new says so', async () => {
  await choose('{"fucina":1,"kept":{"favourites":"motd"}}');
  await screen.findByText('There was nothing new in this file.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a file of something else is refused in words', async () => {
  await choose('{"name":"other"}');
  await screen.findByText('This file was not exported here. Nothing was changed.');
  expect(everything()).toEqual(KEPT);
});

test('an import without room changes nothing', async () => {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    get length() {
      return real.length;
    },
    key: (index: number) => real.key(index),
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem(key: string, text: string) {
      if (text === 'Notch,jeb_') throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, text);
    },
  });
  await choose('{"fucina":1,"kept":{"favourites":"skins","recent-players":"jeb_"}}');
  await screen.findByText(/^Your browser has no room for this/);
  vi.unstubAllGlobals();
  expect(everything()).toEqual(KEPT);
});

test('what another tab adds appears', () => {
  localStorage.setItem('fucina.1.favourites', 'skulls,motd,skins');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fucina.1.favourites' })));
  expect(region('Favourites').getAllByRole('listitem')).toHaveLength(3);
});

test('the language is forgotten with its cookie', async () => {
  rememberLanguage('it');
  expect(document.cookie).toContain('i18next=it');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' })));
  await press('Delete “Language (here and in the cookie i18next)”');
  await screen.findByText(/^Deleted: Language/);
  expect(document.cookie).not.toContain('i18next=it');
});
