import { expect, test } from 'vitest';
import { allPages, guideNames, guides, pageById, rulePage, trailOf } from './pages.ts';
import { readPath } from './paths.ts';
import { words } from './words/index.ts';

test('every path in the specification is a page', () => {
  const specified = [
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
  ];
  const paths = new Set(allPages.map(({ path }) => path));
  expect(specified.filter((path) => !paths.has(path as never))).toEqual([]);
});

test('the navigation bar shows every page except home and what the footer leads to', () => {
  const others = allPages.filter((page) => !page.showInNavbar).map(({ id }) => id);
  expect(others).toEqual(['home', 'api', 'docs', 'things', 'accessibility']);
});

test('no two pages share an id or an icon', () => {
  expect(new Set(allPages.map(({ id }) => id)).size).toBe(allPages.length);
  expect(new Set(allPages.map(({ icon }) => icon)).size).toBe(allPages.length);
});

test('the guides are those that have words', () => {
  expect(guideNames.toSorted()).toEqual(Object.keys(words.en.docs.guides).toSorted());
});

test('the breadcrumbs of a guide are home, the manual and the guide', () => {
  const [guide] = guides;
  expect(guide && trailOf(guide).map(({ path }) => path)).toEqual(['/', '/docs', guide?.path]);
});

test('above a rule is the list of rules', () => {
  const rule = rulePage('yaml/tab');
  expect(trailOf(rule).map(({ path }) => path)).toEqual([
    '/',
    '/docs',
    '/docs/reference/rules',
    rule.path,
  ]);
});

test('above a watch is its tool', () => {
  const target = readPath('/watch/0123456789');
  expect(target.kind === 'page' && trailOf(target.page).map(({ path }) => path)).toEqual([
    '/',
    '/tools',
    '/tools/server-watch',
    '/watch/0123456789',
  ]);
});

test('the breadcrumbs of a tool are home, its base page and the tool', () => {
  expect(trailOf(pageById('skulls')).map(({ id }) => id)).toEqual(['home', 'texture', 'skulls']);
  expect(trailOf(pageById('server-status')).map(({ id }) => id)).toEqual([
    'home',
    'tools',
    'server-status',
  ]);
  expect(trailOf(pageById('home')).map(({ id }) => id)).toEqual(['home']);
});
