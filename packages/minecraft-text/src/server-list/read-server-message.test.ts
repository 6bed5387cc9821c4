import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { toPlain } from '../index.ts';
import { readServerMessage } from './read-server-message.ts';

const LIMITS = { maxComponents: 2000, maxCharacters: 16_384 };

function parts(message: unknown, limits: Partial<typeof LIMITS> = {}) {
  return readServerMessage(message, { ...LIMITS, ...limits }).map((part) => ({
    text: toPlain(part),
    ...Object.fromEntries(Object.entries(part.style).filter(([, value]) => value !== undefined)),
  }));
}

const shown = (message: unknown, limits?: Partial<typeof LIMITS>) =>
  parts(message, limits)
    .map(({ text }) => text)
    .join('');

describe('depth', () => {
  const nested = (letters: string, innermost: unknown) =>
    [...letters].reduceRight((inner, text) => ({ text, extra: [inner] }), innermost);

  test('seventeen levels show; a deeper one becomes three dots, its siblings stay', () => {
    expect(shown(nested('abcdefghijklmnopqrs', 't'))).toBe('abcdefghijklmnopq...');
    const last = { text: 'q', color: 'red', extra: ['r', { text: 's', extra: ['t'] }, 'u'] };
    const sixteen = nested('abcdefghijklmnop', last);
    expect(parts(sixteen).slice(-3)).toEqual(
      Array.from({ length: 3 }, () => ({ text: '...', color: 0xff5555 })),
    );
    expect(shown([nested('abcdefghijklmnopqrs', 't'), 'sibling'])).toBe(
      'abcdefghijklmnopq...sibling',
    );
  });

  test('a list has its own depth at its first item, the others are one deeper', () => {
    expect(shown(nested('abcdefghijklmnop', ['q', 'r']))).toBe('abcdefghijklmnopq...');
    expect(shown(nested('abcdefghijklmno', ['p', 'q']))).toBe('abcdefghijklmnopq');
    expect(shown(nested('abcdefghijklmnop', [[['q']], 'r']))).toBe('abcdefghijklmnopq...');
  });

  test('arguments and fallbacks are one deeper than their holder', () => {
    const sixteen = 'abcdefghijklmnop';
    expect(shown(nested(sixteen, { translate: '<%s>', with: ['r'] }))).toBe(`${sixteen}<...>`);
    expect(shown(nested(sixteen, { player: 'Notch', fallback: 'r' }))).toBe(`${sixteen}...`);
  });
});

describe('contents', () => {
  test.each<[string, unknown, string]>([
    ['a selector', ['a', { selector: '@a' }, 'b'], 'ab'],
    ['a score', ['a', { score: { name: '*', objective: 'kills' } }, 'b'], 'ab'],
    ['an NBT value', ['a', { nbt: 'x', entity: '@s' }, 'b'], 'ab'],
    ['the children of a selector', { selector: '@a', extra: ['b'] }, 'b'],
    ['a head', { object: 'player', player: 'Notch' }, '[Notch head]'],
    [
      'a head by its id only',
      { object: 'player', player: { id: [1, 2, 3, 4] } },
      '[unknown player head]',
    ],
    ['a head with a fallback', { object: 'player', player: 'Notch', fallback: 'X' }, 'X'],
    ['a sprite', { object: 'atlas', atlas: 'items', sprite: 'item/apple' }, '[item/apple@items]'],
    ['a key', { keybind: 'key.jump' }, 'key.jump'],
    ['a translation', { translate: 'a.b' }, 'a.b'],
    ['its fallback', { translate: 'a.b', fallback: '%2$s %s %% %3$s', with: ['x', 'y'] }, 'y x % '],
    ['no text at all', { bold: true }, ''],
    ['null', null, ''],
  ])('%s', (_, message, expected) => expect(shown(message)).toBe(expected));

  test('a sprite stays a sprite', () => {
    const [part] = readServerMessage({ sprite: 'item/apple', color: 'red' }, LIMITS);
    expect(part).toMatchObject({
      type: 'sprite',
      sprite: 'item/apple',
      style: { color: 0xff5555 },
    });
  });

  test('a fallback and an argument have the style of their holder, and their own', () => {
    const bold = { text: 'x', bold: true };
    expect(parts({ player: 'Notch', fallback: bold, color: 'red' })).toEqual([
      { text: 'x', bold: true, color: 0xff5555 },
    ]);
    expect(parts({ translate: '<%s', with: [bold], color: 'red' })).toEqual([
      { text: '<', color: 0xff5555 },
      { text: 'x', bold: true, color: 0xff5555 },
    ]);
  });

  test('only what a line of text shows is left of a style', () => {
    const message = {
      text: 'a',
      italic: true,
      bold: false,
      font: 'uniform',
      insertion: 'b',
      shadow_color: 1,
      click_event: { action: 'open_url', url: 'https://example.org' },
      hover_event: { action: 'show_text', value: 'c' },
    };
    expect(parts(message)).toEqual([{ text: 'a', italic: true }]);
  });
});

describe('limits', () => {
  test('components', () => {
    expect(shown(['a', 'b', 'c', 'd'], { maxComponents: 3 })).toBe('abc');
    const twice = { translate: '%1$s%1$s%1$s%1$s', with: ['a'] };
    expect(shown(twice, { maxComponents: 3 })).toBe('aa');
  });

  test('what a hover event holds does not count', () => {
    const value = ['x', 'y', 'z'];
    const message = ['a', { text: 'b', hover_event: { action: 'show_text', value } }];
    expect(shown(message, { maxComponents: 2 })).toBe('ab');
  });

  test('characters, of sprites too', () => {
    expect(shown(['ab', 'cd'], { maxCharacters: 3 })).toBe('abc');
    expect(shown({ sprite: 'abcdef' }, { maxCharacters: 4 })).toBe('[abc');
  });

  test('translations that multiply each other end', () => {
    const multiplied = (inner: unknown): unknown => ({
      translate: '%1$s'.repeat(1000),
      with: [inner],
    });
    let message: unknown = { translate: '%9$s'.repeat(1000) };
    for (let level = 0; level < 10; level += 1) message = multiplied(message);
    expect(shown(message)).toBe('');
    expect(shown(multiplied(multiplied('ab'))).length).toBeLessThanOrEqual(LIMITS.maxCharacters);
  });

  const key = fc.constantFrom(
    ...['text', 'extra', 'translate', 'fallback', 'with', 'sprite', 'player', 'selector', 'color'],
  );
  const { message } = fc.letrec((tie) => ({
    message: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom('a', 'red', '%s%1$s%2$s', '%%', '§c'),
      fc.jsonValue({ maxDepth: 1 }),
      fc.dictionary(key, tie('message')),
      fc.array(tie('message'), { maxLength: 4 }),
    ),
  }));

  property.prop([message, fc.nat(40), fc.nat(40)])(
    'hold for any JSON',
    (any, maxComponents, maxCharacters) => {
      const found = readServerMessage(any, { maxComponents, maxCharacters });
      expect(found.length).toBeLessThanOrEqual(maxComponents);
      expect(found.map(toPlain).join('').length).toBeLessThanOrEqual(maxCharacters);
      expect(found.every(({ children }) => children.length === 0)).toBe(true);
    },
  );
});
