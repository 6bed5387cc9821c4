import { expect, test, vi } from 'vitest';
import { flagField } from './field.ts';
import { browserStorage } from './storage.ts';
import { createStoredValue } from './stored-value.ts';

function createStorage(entries: readonly (readonly [string, string])[] = []) {
  const kept = new Map(entries);
  return {
    kept,
    read: (name: string) => kept.get(name),
    write: (name: string, text: string) => void kept.set(name, text),
  };
}

test('a stored value is there on the next visit', () => {
  const storage = createStorage();
  createStoredValue('animate', flagField(true), storage).set(false);
  expect(createStoredValue('animate', flagField(true), storage).get()).toBe(false);
});

test('everything that listens hears of a new value', () => {
  const stored = createStoredValue('animate', flagField(true), createStorage());
  const listener = vi.fn();
  const stop = stored.subscribe(listener);
  stored.set(false);
  stop();
  stored.set(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('storage is read once, and not before somebody asks', () => {
  const storage = { read: vi.fn(() => '0'), write: vi.fn() };
  const stored = createStoredValue('animate', flagField(true), storage);
  expect(storage.read).not.toHaveBeenCalled();
  expect([stored.get(), stored.get()]).toEqual([false, false]);
  expect(storage.read).toHaveBeenCalledExactlyOnceWith('animate');
  stored.set(true);
  expect(stored.get()).toBe(true);
  expect(storage.write).toHaveBeenCalledExactlyOnceWith('animate', '1');
});

test('without a stored value the default counts, and nothing is written', () => {
  const storage = createStorage();
  expect(createStoredValue('animate', flagField(true), storage).get()).toBe(true);
  expect([...storage.kept]).toEqual([]);
});

test('an unreadable value is set aside, not lost', () => {
  const storage = createStorage([['animate', '{"v":9}']]);
  expect(createStoredValue('animate', flagField(true), storage).get()).toBe(true);
  expect(storage.kept.get('animate.unreadable')).toBe('{"v":9}');
});

test('storage that throws remembers nothing and breaks nothing', () => {
  const storage = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.read('animate')).toBeUndefined();
  expect(() => storage.write('animate', '1')).not.toThrow();
});
