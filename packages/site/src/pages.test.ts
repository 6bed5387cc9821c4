import { expect, test } from 'vitest';
import { allPages, pageAt, pageById, trailOf } from './pages.ts';

test('the paths are those of the specification', () => {
  expect(allPages.map(({ path }) => path)).toEqual([
    '/',
    '/tools',
    '/tools/loregenerator',
    '/tools/server',
    '/tools/smallcap',
    '/tools/textgradient',
    '/tools/server-status',
    '/texture',
    '/texture/skins',
    '/texture/skulls',
  ]);
});

test('the navigation bar shows every page but home', () => {
  expect(allPages.filter((page) => !page.showInNavbar).map(({ id }) => id)).toEqual(['home']);
});

test('no two pages share an id or an icon', () => {
  expect(new Set(allPages.map(({ id }) => id)).size).toBe(allPages.length);
  expect(new Set(allPages.map(({ icon }) => icon)).size).toBe(allPages.length);
});

test('a page is found at its path, with or without a slash at the end', () => {
  expect(pageAt('/tools/server')?.id).toBe('start-command');
  expect(pageAt('/tools/server/')?.id).toBe('start-command');
  expect(pageAt('/')?.id).toBe('home');
  expect(pageAt('/tools/serv')).toBeUndefined();
});

test('the trail of a tool leads from home through its base page', () => {
  expect(trailOf(pageById('skulls')).map(({ id }) => id)).toEqual(['home', 'texture', 'skulls']);
  expect(trailOf(pageById('server-status')).map(({ id }) => id)).toEqual([
    'home',
    'tools',
    'server-status',
  ]);
  expect(trailOf(pageById('home')).map(({ id }) => id)).toEqual(['home']);
});
