import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserWorld } from './browser-world.ts';
import { samePageLinks } from './same-page-links.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  history.replaceState({ router: 1 }, '', '/tools/sample?text=a');
});
afterEach(() => void vi.useRealTimers());

test('a new address replaces the old one, and what the router keeps beside it stays', () => {
  const world = browserWorld();
  const pages = history.length;
  expect(new URL(world.address()).search).toBe('?text=a');
  world.replaceAddress('/tools/sample?text=b');
  expect(new URL(world.address()).search).toBe('?text=b');
  expect(history.state).toEqual({ router: 1 });
  expect(history.length).toBe(pages);
});

test('what is to run later runs once, unless it is cancelled', () => {
  const { later } = browserWorld();
  const run = vi.fn();
  later(300, run);
  later(300, run)();
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('the clock is the browser’s', () => {
  vi.setSystemTime(12_345);
  expect(browserWorld().now()).toBe(12_345);
});

test('going back, links to the page and leaving are reported until nobody listens any more', () => {
  const onNavigate = vi.fn();
  const onLeave = vi.fn();
  const stop = browserWorld().listen({ onNavigate, onLeave });
  window.dispatchEvent(new Event('popstate'));
  samePageLinks.notify();
  expect([onNavigate, onLeave].map((each) => each.mock.calls.length)).toEqual([2, 0]);
  window.dispatchEvent(new Event('pagehide'));
  expect([onNavigate, onLeave].map((each) => each.mock.calls.length)).toEqual([2, 1]);
  stop();
  window.dispatchEvent(new Event('popstate'));
  samePageLinks.notify();
  window.dispatchEvent(new Event('pagehide'));
  expect([onNavigate, onLeave].map((each) => each.mock.calls.length)).toEqual([2, 1]);
});

test('texts are kept in local storage under the prefix of the site', () => {
  const { storage } = browserWorld();
  expect(storage.read('tool.sample')).toBeUndefined();
  storage.write('tool.sample', 'text=a');
  expect(localStorage.getItem('fucina.1.tool.sample')).toBe('text=a');
  expect(storage.read('tool.sample')).toBe('text=a');
});
