import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyPage, rulePage } from './pages.ts';
import { readPath } from './paths.ts';

test.each(everyPage)('$path is a page', (page) => {
  expect(readPath(page.path)).toEqual({ kind: 'page', page });
});

test('a rule of the check has a page', () => {
  const page = rulePage('text/unknown-tag');
  expect(page.path).toBe('/docs/reference/rules/text/unknown-tag');
  expect(readPath(page.path)).toEqual({ kind: 'page', page });
  expect(readPath(`${page.path.toUpperCase()}/`)).toEqual({ kind: 'redirect', page });
});

test('whatever a watch is called, it has a page', () => {
  expect(readPath('/watch/0123456789')).toMatchObject({
    kind: 'page',
    page: { id: 'watch', path: '/watch/0123456789' },
  });
  expect(readPath('/Watch/ABCDEFGHJK')).toMatchObject({
    kind: 'redirect',
    page: { id: 'watch', path: '/watch/abcdefghjk' },
  });
});

test.each([
  ['/TOOLS', '/tools'],
  ['/docs/MOTD/', '/docs/motd'],
  ['/Tools/SmallCap', '/tools/smallcap'],
  ['/TEXTURE/skins', '/texture/skins'],
  ['/%74ools', '/tools'],
  ['/tools/%73mallcap', '/tools/smallcap'],
  ['/%54OOLS/', '/tools'],
  ['/tools/server/', '/tools/server'],
  ['/tools/server%2Dstatus', '/tools/server-status'],
])('%s is redirected to %s', (path, target) => {
  expect(readPath(path)).toMatchObject({ kind: 'redirect', page: { path: target } });
});

test.each([
  '/nothing',
  '/watch',
  '/watch/012345678',
  '/watch/01234567890',
  // Nobody tells it from a 1.
  '/watch/l123456789',
  '/docs/nothing',
  '/docs/reference/rules/text',
  '/docs/reference/rules/text/unknown-tag/more',
  '/docs/reference/rules/text/a.b',
  '/%E0%A4%A',
  '/%',
  '/tools%2Fserver',
  '/tools/serv',
  '/tools//server',
  '//',
  '/tools/%73mallcap%00',
  '',
])('%s is not a page', (path) => {
  expect(readPath(path)).toEqual({ kind: 'none' });
});

test('letter case and unnecessary percent-encoding do not matter', () => {
  const spelling = fc
    .constantFrom(...everyPage)
    .chain((page) =>
      fc
        .tuple(...[...page.path].map((character) => spellingOf(character)))
        .map((characters) => ({ page, path: characters.join('') })),
    );
  fc.assert(
    fc.property(spelling, ({ page, path }) => {
      const target = readPath(path);
      expect(target).toEqual({ kind: path === page.path ? 'page' : 'redirect', page });
    }),
  );
});

function spellingOf(character: string): fc.Arbitrary<string> {
  if (character === '/') return fc.constant(character);
  return fc.constantFrom(
    character,
    character.toUpperCase(),
    `%${character.charCodeAt(0).toString(16)}`,
    `%${character.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
