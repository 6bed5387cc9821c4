import { flagField, listField, textField } from '@fucina/tool-state';
import { expect, test, vi } from 'vitest';
import { createFakeStorage } from './fake-storage.ts';
import { browserStorage } from './storage.ts';
import { createStoredValue } from './stored-value.ts';
import { updateStored } from './update-stored.ts';

const NAME = 'animate-previews';
const texts = listField(textField(), []);

test('a stored value is there on the next visit', () => {
  const { openTab } = createFakeStorage();
  createStoredValue(NAME, flagField(true), openTab()).set(false);
  expect(createStoredValue(NAME, flagField(true), openTab()).get()).toBe(false);
});

test('everything that listens hears of a new value', () => {
  const stored = createStoredValue(NAME, flagField(true), createFakeStorage().openTab());
  const listener = vi.fn();
  const stop = stored.subscribe(listener);
  stored.set(false);
  stop();
  stored.set(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('storage is read once, and not before somebody asks', () => {
  const storage = { ...createFakeStorage().openTab(), read: vi.fn(() => '0'), write: vi.fn() };
  const stored = createStoredValue(NAME, flagField(), storage);
  expect(storage.read).not.toHaveBeenCalled();
  expect([stored.get(), stored.get()]).toEqual([false, false]);
  expect(storage.read).toHaveBeenCalledExactlyOnceWith(NAME);
  stored.set(true);
  expect(stored.get()).toBe(true);
  expect(storage.write).toHaveBeenCalledExactlyOnceWith(NAME, '1');
});

test('a value that was written before anybody read it follows other tabs too', () => {
  const { openTab } = createFakeStorage();
  const here = createStoredValue(NAME, texts, openTab());
  here.set(['ours']);
  createStoredValue(NAME, texts, openTab()).set(['theirs']);
  expect(here.get()).toEqual(['theirs']);
});

test('without a stored value the default counts, and nothing is written', () => {
  const { openTab, kept } = createFakeStorage();
  expect(createStoredValue(NAME, flagField(true), openTab()).get()).toBe(true);
  expect([...kept]).toEqual([]);
});

test('the default is not kept', () => {
  const { openTab, kept } = createFakeStorage([[NAME, '0']]);
  createStoredValue(NAME, flagField(true), openTab()).set(true);
  expect([...kept]).toEqual([]);
});

test('an unreadable value is set aside, not lost', async () => {
  const { openTab, kept } = createFakeStorage([[NAME, '{"v":9}']]);
  const stored = createStoredValue(NAME, flagField(true), openTab());
  expect(stored.get()).toBe(true);
  await updateStored(stored, () => false);
  expect(kept).toEqual(
    new Map([
      [NAME, '0'],
      [`${NAME}.unreadable`, '{"v":9}'],
    ]),
  );
});

test('storage that throws remembers nothing and breaks nothing', async () => {
  const storage = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.read('favourites')).toBeUndefined();
  expect(storage.write('favourites', '1')).toBe(false);
  expect(() => storage.remove('favourites')).not.toThrow();
  const stored = createStoredValue('favourites', texts, storage);
  expect(await updateStored(stored, (list) => [...list, 'a'])).toBe(false);
  expect(await updateStored(stored, (list) => [...list, 'b'])).toBe(false);
  expect(stored.get()).toEqual(['a', 'b']);
});

test('two tabs that add to a list at the same time lose nothing', async () => {
  const { openTab, kept, alone } = createFakeStorage([['favourites', 'a']]);
  const one = createStoredValue('favourites', texts, openTab());
  const other = createStoredValue('favourites', texts, openTab());
  expect([one.get(), other.get()]).toEqual([['a'], ['a']]);
  await Promise.all([
    updateStored(one, (list) => [...list, 'b'], alone),
    updateStored(other, (list) => [...list, 'c'], alone),
    updateStored(one, (list) => [...list, 'd'], alone),
  ]);
  expect(kept.get('favourites')).toBe('a,b,c,d');
  expect([one.get(), other.get()]).toEqual(Array(2).fill(['a', 'b', 'c', 'd']));
});

test('a change is shown before other tabs have finished theirs', () => {
  const stored = createStoredValue('favourites', texts, createFakeStorage().openTab());
  void updateStored(stored, (list) => [...list, 'a']);
  expect(stored.get()).toEqual(['a']);
});

test('what storage has no room for stays on screen, and the caller hears of it', async () => {
  const { openTab, fill, kept } = createFakeStorage([['favourites', 'a']]);
  const stored = createStoredValue('favourites', texts, openTab());
  expect(stored.get()).toEqual(['a']);
  fill();
  expect(await updateStored(stored, (list) => [...list, 'b'])).toBe(false);
  expect(await updateStored(stored, (list) => [...list, 'c'])).toBe(false);
  expect(stored.get()).toEqual(['a', 'b', 'c']);
  expect(kept.get('favourites')).toBe('a');
});

test('a value that another tab cannot read does not replace what it shows', () => {
  const { openTab } = createFakeStorage();
  const stored = createStoredValue(NAME, flagField(true), openTab());
  stored.get();
  openTab().write(NAME, '0');
  expect(stored.get()).toBe(false);
  openTab().write(NAME, 'perhaps');
  expect(stored.get()).toBe(false);
});

test('the browser reports entries that another tab changed', () => {
  const stored = createStoredValue('favourites', texts);
  expect(stored.get()).toEqual([]);
  localStorage.setItem('fucina.1.favourites', 'a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'fucina.1.tool.skulls' }));
  expect(stored.get()).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fucina.1.favourites' }));
  expect(stored.get()).toEqual(['a']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(stored.get()).toEqual([]);
});
