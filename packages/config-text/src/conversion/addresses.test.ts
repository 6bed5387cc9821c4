// Codes in addresses and placeholders, and addresses that become links.
import { describe, expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import { convertText } from './convert.ts';

function convert(text: string) {
  const profile = findProfile('generic');
  if (profile === undefined) throw new Error('no generic profile');
  return convertText(text, { profile });
}

describe('parameters of an address are no codes', () => {
  test.each([
    ['&7http://a.it/?b=1&c=2', '<gray>http://a.it/?b=1&c=2'],
    ['&7HTTPS://a.it/?b=1&c=2', '<gray>HTTPS://a.it/?b=1&c=2'],
    ['&7www.a.it?b=1&c=2 &cx', '<gray>www.a.it?b=1&c=2 <red>x'],
    ['&7my-shop.it/x/y?b=1&c=2', '<gray>my-shop.it/x/y?b=1&c=2'],
    ['&7https://a.it/?b=1&code-a.b~c%20=2', '<gray>https://a.it/?b=1&code-a.b~c%20=2'],
    ['&7https://a.it/?c&d=2&e=3 &aok?&c=1', '<gray>https://a.it/?c&d=2&e=3 <green>ok?<red>=1'],
    ['&7a.it/?a=1&b=2 &cor &ab.it/?a=1&d=2', '<gray>a.it/?a=1&b=2 <red>or <green>b.it/?a=1&d=2'],
    ['&7https://a.it/?b=1&c=2&d', '<gray>https://a.it/?b=1&c=2<light_purple>'],
  ])('%s becomes %s', (text, value) => {
    const converted = convert(text);
    expect(converted).toMatchObject({ value, state: 'unsure' });
    expect(converted.reasons).toContain('code-in-url');
  });

  test.each([
    ['&7https://a.it/x&c=2', '<gray>https://a.it/x<red>=2'],
    ['&7https://a.it/?b&c2', '<gray>https://a.it/?b<red>2'],
    ['&c?a&b=2', '<red>?a<aqua>=2'],
    ['&7a.it?b=1&c=2', '<gray>a.it?b=1<red>=2'],
    ['&7https://a.it/x y?b=1&c=2', '<gray>https://a.it/x y?b=1<red>=2'],
  ])('behind no query they are: %s becomes %s', (text, value) => {
    const converted = convert(text);
    expect(converted.value).toBe(value);
    expect(converted.reasons).not.toContain('code-in-url');
  });

  test('a text of one address has nothing to change, but a reason to be looked at', () => {
    expect(convert('https://a.it/?b=1&c=2')).toMatchObject({
      state: 'same',
      edits: [],
      reasons: ['code-in-url'],
    });
  });
});

describe('placeholders that codes cut', () => {
  test.each([
    '%a&cb%',
    '%a§cb%',
    '%a_b.c-d:e&cf-g.h:i%',
    '%a&c.-:b%',
    '{a&cb}',
    '{a_b.c:d-e§cf.g}',
    '{a&Cb}',
    '&7Hi %_a&cb%, &cyou',
    '&7{a} %b% {c&dd}',
  ])('%s is refused', (text) => {
    expect(convert(text)).toMatchObject({
      value: text,
      edits: [],
      state: 'refused',
      reasons: ['placeholder-cut'],
    });
  });

  test.each([
    ['%1&cb%', '%1<red>b%'],
    ['%a&cb c%', '%a<red>b c%'],
    ['%a b&cc%', '%a b<red>c%'],
    ['{a&c}', '{a<red>}'],
    ['%&cb%', '%<red>b%'],
    ['{a&cb%', '{a<red>b%'],
    ['&c%a% &a%b%', '<red>%a% <green>%b%'],
  ])('%s is no placeholder: %s', (text, value) => {
    expect(convert(text)).toMatchObject({ value, state: 'same' });
  });
});

describe('links', () => {
  const linksIn = (text: string) => {
    const linked = convert(text).alternatives.find(({ code }) => code === 'link')?.value ?? '';
    return Array.from(linked.matchAll(/<click:open_url:'(.*?)'>(.*?)<\/click>/g), (found) => [
      found[2],
      found[1],
    ]);
  };

  test.each([
    ['&7a.com b.net c.org d.gg e.io f.it g.eu h.de', 'com net org gg io it eu de'],
    ['&7a.fr b.me c.tv d.dev e.info f.xyz g.uk', 'fr me tv dev info xyz uk'],
  ])('the addresses in %s', (text, endings) => {
    expect(linksIn(text).map(([shown = '']) => shown.slice(2))).toEqual(endings.split(' '));
  });

  test.each([
    ['&7See https://a.b/c.', 'https://a.b/c', 'https://a.b/c'],
    ['&7See (http://a.b/c)!', 'http://a.b/c', 'http://a.b/c'],
    ['&7See https://a.b/c...', 'https://a.b/c', 'https://a.b/c'],
    ['&7See Play.My-Server.COM', 'Play.My-Server.COM', 'https://Play.My-Server.COM'],
    ['&7a.b.c.it/x/y?z=1', 'a.b.c.it/x/y?z=1', 'https://a.b.c.it/x/y?z=1'],
    ['&7HTTPS://A.B', 'HTTPS://A.B', 'HTTPS://A.B'],
    ['&7a.it/&cx', 'a.it/', 'https://a.it/'],
    ['&7a.it<red>', 'a.it', 'https://a.it'],
    ['&ashop.it', 'shop.it', 'https://shop.it'],
    ['&7https://a.it/{x}', 'https://a.it/', 'https://a.it/'],
  ])('the address in %s is %s', (text, shown, url) => {
    expect(linksIn(text)).toEqual([[shown, url]]);
  });

  test.each([
    '&7See a.b',
    '&7file.txt',
    '&7a.items',
    '&7-',
    '&71.5 and 2.0',
    '&7https:// x',
    String.raw`&7\https://a.b`,
    String.raw`&7\ &ca.it`,
  ])('%s has no address', (text) => {
    expect(linksIn(text)).toEqual([]);
    expect(convert(text).reasons).not.toContain('link-not-clickable');
  });

  test('tags stand inside of a link, and the tag of the next text behind it', () => {
    const { alternatives } = convert('&7On &ba.it&7!');
    expect(alternatives).toMatchObject([
      {
        code: 'link',
        value: "<gray>On <aqua><click:open_url:'https://a.it'>a.it</click><gray>!",
      },
    ]);
  });
});
