import { describe, expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions, Join } from './conversion.ts';
import { convertText } from './convert.ts';

const profileOf = (id: string): Profile => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return profile;
};
const convert = (text: string, id = 'generic', options: Partial<ConvertOptions> = {}) =>
  convertText(text, { profile: profileOf(id), ...options });

describe('what is not changed', () => {
  test.each([
    ['', 'generic', 'same', []],
    ['<red>Hi', 'generic', 'same', []],
    ['{"text":"&cHi"}', 'authme', 'refused', ['not-read-here']],
    ['{"text":"{0}"}', 'citizens', 'refused', ['layer-not-kept']],
    ['&x&f&f&0 Hi', 'generic', 'refused', ['broken-hex']],
    ['&7%a&cb%', 'generic', 'refused', ['placeholder-cut']],
    ['&cHi', 'authme', 'refused', ['not-read-here']],
    ['&cSee https://a.it/?x=1&c=2', 'superiorskyblock2', 'refused', ['code-in-url']],
  ] as const)('%s (%s) is %s: %j', (text, id, state, reasons) => {
    const converted = convert(text, id);
    expect(converted).toMatchObject({ value: text, edits: [], state, reasons });
    expect(converted.proof).toBeUndefined();
  });

  test('keys that the profile does not name, and those that it excludes', () => {
    expect(convert('&cHi', 'velocity', { path: ['motd'] }).value).toBe('<red>Hi');
    expect(convert('a&b.secret', 'velocity', { path: ['forwarding'] }).state).toBe('refused');
    const condition = ['scoreboards', 'main', 'condition'];
    expect(convert('&cHi', 'tab', { path: condition }).reasons).toEqual(['not-read-here']);
    expect(convert('&cHi', 'tab', { path: ['title'] }).value).toBe('<red>Hi');
  });
});

test.each([
  ['<light red>No, <lime>yes', '<red>No, <green>yes'],
  ['<dark gray>[<##ff8800>x<dark gray>]', '<dark_gray>[<#ff8800>x<dark_gray>]'],
  ['<red>Hi <player>', '<red>Hi <player>'],
])('colors of older Skript: %s', (text, value) => {
  expect(convert(text, 'skript-lang')).toMatchObject({ value, state: 'same' });
});

describe('what somebody has to look at', () => {
  test('a code in a word may be meant as text', () => {
    const qa = convert('&7Q&A');
    expect(qa).toMatchObject({ value: '<gray>Q<green>', state: 'unsure' });
    expect(qa.reasons).toEqual(['code-in-word']);
    expect(qa.alternatives).toMatchObject([{ code: 'keep-ampersand', value: '<gray>Q&A' }]);
    const skyblock = convert('&7R&D', 'superiorskyblock2');
    expect(skyblock.alternatives).toMatchObject([
      { code: 'keep-ampersand', value: '<gray>R&<b/>D' },
    ]);
  });

  test.each([
    ['&Benvenuto a tutti', '<aqua>envenuto a tutti'],
    ['&7Hi &Fehler', '<gray>Hi <white>ehler'],
  ])('a capital letter of a word is read as a code: %s', (text, value) => {
    expect(convert(text)).toMatchObject({ value, state: 'unsure', reasons: ['eaten-letter'] });
    expect(convert(text, 'generic', { to: 'section' }).state).toBe('unsure');
  });

  test.each(['&CHello &Fehler &C&LX', '&a&lWelcome', '&cError', '&FFehler'])(
    'codes that are meant stay sure: %s',
    (text) => expect(convert(text).state).toBe('same'),
  );

  test('a code whose letter is missing is shown before and after', () => {
    expect(convert('&7Hi &Welcome')).toMatchObject({
      value: '<gray>Hi &Welcome',
      state: 'same',
      reasons: ['lost-letter'],
    });
  });

  describe('a component in JSON', () => {
    const text = '["",{"text":"Hi","color":"red"},{"text":"you","bold":true}]';

    test('is converted on request only', () => {
      const value = '<red>Hi</red><b>you</b>';
      expect(convert(text)).toMatchObject({ value, state: 'unsure', reasons: ['component'] });
      expect(convert(text, 'generic', { from: 'json' })).toMatchObject({ value, state: 'same' });
      const legacy = { from: 'json', to: 'legacy' } as const;
      expect(convert(text, 'generic', legacy)).toMatchObject({
        value: '&cHi&r&lyou',
        state: 'same',
      });
      expect(convert(text, 'generic', { to: 'json' })).toMatchObject({ edits: [], state: 'same' });
    });

    test('may hold codes, which are text in MiniMessage', () => {
      const { state, reasons } = convert('{"text":"&cHi"}', 'generic', { from: 'json' });
      expect({ state, reasons }).toEqual({ state: 'unsure', reasons: ['mixed-notation'] });
    });

    test('behind an action only the component is changed', () => {
      const action = '[minimessage] {"text":"Hi","color":"red"}';
      expect(convert(action, 'deluxemenus').value).toBe('[minimessage] <red>Hi</red>');
    });
  });

  test('codes without text', () => {
    const { alternatives } = convert('&c&l');
    expect(alternatives).toMatchObject([{ code: 'as-tags', value: '<red><b>' }]);
  });

  test('a tail with decorations', () => {
    expect(convert('&6[Farm] &b&l')).toMatchObject({
      value: '<gold>[Farm] <aqua><b>',
      state: 'unsure',
      reasons: ['tail-leaks', 'join-differs'],
    });
  });

  test('items whose plugin is not known', () => {
    const item = convert('&cSword', 'generic', { path: ['items', 'a', 'name'] });
    expect(item).toMatchObject({ state: 'unsure', reasons: ['item-italic'] });
    expect(item.alternatives).toMatchObject([{ code: 'upright', value: '<!i><red>Sword' }]);
    expect(convert('&cSword', 'towny', { path: ['items', 'a', 'name'] }).state).toBe('same');
    expect(convert('&lSword', 'generic', { path: ['lore', '0'] }).state).toBe('same');
  });

  test('plugins that lose backslashes', () => {
    const oraxen = convert('&7<red>', 'oraxen', { from: 'legacy' });
    expect(oraxen).toMatchObject({ value: '<gray>\\<red></gray>', state: 'unsure' });
    expect(oraxen.reasons).toContain('needs-escape-lost');
  });

  test('codes that are left in MiniMessage are replaced among its tags', () => {
    expect(convert('<b>A</b> &cB', 'plotsquared', { style: 'open' })).toMatchObject({
      value: '<b>A</b> <red>B',
      state: 'unsure',
      reasons: ['leftover-code'],
    });
    expect(convert('<primary>A §cB', 'essentialsx')).toMatchObject({
      value: '<primary>A <secondary>B',
      state: 'unsure',
      reasons: ['leftover-code'],
    });
  });

  test('nothing is lost without a word in the closed style', () => {
    expect(convert('&6[Farm] &b', 'generic', { style: 'closed' })).toMatchObject({
      value: '<gold>[Farm] </gold>',
      state: 'same-alone',
      reasons: ['tail-lost', 'join-differs'],
    });
  });
});

describe('plugins that replace codes by tags', () => {
  test('Towny: as it is shown, and as it is meant', () => {
    const shown = convert('&e&lA &7B', 'towny');
    expect(shown).toMatchObject({ value: '<yellow><b>A <gray>B', state: 'same' });
    expect(shown.alternatives).toMatchObject([
      { code: 'as-meant', value: '<yellow><b>A </b><gray>B' },
    ]);
    expect(convert('&eA &7B', 'towny').alternatives).toEqual([]);
    const meant = convert('&e&lA &7B', 'towny', { meaning: 'meant' });
    expect(meant).toMatchObject({
      value: '<yellow><b>A </b><gray>B',
      state: 'unsure',
      reasons: ['looks-different'],
    });
    expect(convert('&CA &cB', 'towny').value).toBe('&CA <red>B');
    expect(convert('<green>Ok &cbad', 'towny').value).toBe('<green>Ok <red>bad');
  });

  test('TAB: tags in the text are tags, and a color ends their decorations', () => {
    expect(convert('<b>A &cB', 'tab').value).toBe('<b>A <!b><red>B');
    expect(convert('&lA||&cB&lC', 'tab').value).toBe('<b>A</b>||<red>B<b>C</b>');
    expect(convert('&7%animation:a%', 'tab').value).toBe('<gray>%animation:a%');
  });

  test('TAB hands gradients to MiniMessage, CMI draws them itself', () => {
    const text = '{#ff0000>}Hi{#0000ff<}';
    const value = '<gradient:#ff0000:#0000ff>Hi</gradient>';
    expect(convert(text, 'tab')).toMatchObject({ value, state: 'same' });
    expect(convert(text, 'cmi-syntax')).toMatchObject({ value, reasons: ['approximate'] });
  });

  test('Custom-Crops writes another reset', () => {
    expect(convert('&cA&rB', 'customcrops').value).toBe('<red>A<reset><!i>B');
  });
});

describe('joined texts', () => {
  const prefix: Join = { place: 'before', from: '&6[Farm] &b', to: '<gold>[Farm] <aqua>' };

  test('a text behind a prefix', () => {
    const { state, proof } = convert('Hi &cyou', 'generic', { joins: [prefix] });
    expect(state).toBe('same');
    expect(proof?.joined).toMatchObject([{ same: true, characters: 13, join: prefix }]);
  });

  test('resets are written where they end the prefix', () => {
    const behind = convert('&rHi &cyou', 'generic', { joins: [prefix] });
    expect(behind).toMatchObject({ value: '<reset>Hi <red>you', state: 'same' });
    expect(convert('&rHi &cyou').value).toBe('Hi <red>you');
    const string: Profile = { ...profileOf('generic'), join: 'string' };
    expect(convertText('&rHi &cyou', { profile: string }).value).toBe('<reset>Hi <red>you');
  });

  test('a text behind a prefix whose bold was to go on', () => {
    const bold: Join = { place: 'before', from: '&e&l[Farm] ', to: '<yellow><b>[Farm] </b>' };
    expect(convert('Hi &cyou', 'generic', { joins: [bold] })).toMatchObject({
      state: 'same-alone',
      reasons: ['join-differs'],
      proof: { joined: [{ same: false, at: 7, difference: 'bold' }] },
    });
  });

  test('a prefix is tried before other texts', () => {
    expect(convert('&e&l[Farm] ', 'generic', { path: ['prefix'] })).toMatchObject({
      state: 'same-alone',
      proof: { joined: [{ same: false, at: 7, difference: 'bold' }, {}, {}] },
    });
    expect(convert('&6[Farm] &b', 'generic', { path: ['prefix'] }).state).toBe('same');
  });

  test('in place of a placeholder', () => {
    const inside: Join = { ...prefix, place: 'inside', placeholder: '{prefix}' };
    const { proof } = convert('{prefix}Hi &cyou', 'generic', { joins: [inside] });
    expect(proof?.joined).toMatchObject([{ same: true, characters: 13 }]);
  });
});

describe('layers', () => {
  test('in MessageFormat inserted quotes are doubled', () => {
    const formatted: Profile = { ...profileOf('generic'), layer: 'message-format' };
    const converted = convertText("&cIt''s {0}: https://a.it", { profile: formatted });
    expect(converted.value).toBe("<red>It''s {0}: https://a.it");
    expect(converted.alternatives).toMatchObject([
      { value: "<red>It''s {0}: <click:open_url:''https://a.it''>https://a.it</click>" },
    ]);
  });

  test('codes behind printf arguments', () => {
    expect(convert('&c%s 100%% &a%2$s', 'towny').value).toBe('<red>%s 100%% <green>%2$s');
  });

  test('a code that a quote cuts is refused rather than written wrongly', () => {
    const converted = convert("§'c'Hi {0}", 'essentialsx');
    expect(converted).toMatchObject({ value: "§'c'Hi {0}", state: 'refused' });
  });
});

test('addresses that could be clicked are put into tags when wished', () => {
  const converted = convert('&cSee &bhttps://example.org/a, now');
  expect(converted).toMatchObject({ state: 'same', reasons: ['link-not-clickable'] });
  expect(converted.alternatives).toMatchObject([
    {
      code: 'link',
      value:
        "<red>See <aqua><click:open_url:'https://example.org/a'>https://example.org/a</click>, now",
    },
  ]);
});

test.each([
  [
    '&aexample.org/shop?a=1&c=2, now',
    "<click:open_url:'https://example.org/shop?a=1&c=2'>example.org/shop?a=1&c=2</click>, now",
  ],
  [
    '&ahttps://example.org/?a=1&cRed',
    "<click:open_url:'https://example.org/?a=1'>https://example.org/?a=1</click><red>",
  ],
  [
    '&ahttps://example.org/?a?b=1',
    "<click:open_url:'https://example.org/?a?b=1'>https://example.org/?a?b=1</click>",
  ],
  [
    '&7On &bplay.example.org&7!',
    "<aqua><click:open_url:'https://play.example.org'>play.example.org</click><gray>",
  ],
])('the address in %s', (text, expected) => {
  const { alternatives } = convert(text);
  expect(alternatives.find(({ code }) => code === 'link')?.value).toContain(expected);
});

describe('other targets', () => {
  test.each([
    ['&cA &#ff8800B&r', 'section', '§cA §x§f§f§8§8§0§0B§r'],
    ['§cA §lB', 'legacy', '&cA &lB'],
    ['<red>A <b>B</b>', 'legacy', '&cA &lB'],
    ['&cA', 'json', '{"text":"A","color":"red"}'],
    ['Tom & Jerry', 'section', 'Tom & Jerry'],
  ] as const)('%s to %s', (text, to, expected) => {
    expect(convert(text, 'generic', { to })).toMatchObject({ value: expected, state: 'same' });
  });

  test('what codes cannot say is listed', () => {
    const click = convert("<click:run_command:'/x'>A</click>", 'generic', { to: 'legacy' });
    expect(click).toMatchObject({ value: 'A', state: 'unsure' });
    expect(click.losses).toMatchObject([{ code: 'click-run_command' }]);
    expect(click.reasons).toEqual(['looks-different', 'loss']);
  });

  test('JSON becomes MiniMessage when it is asked for', () => {
    expect(convert('{"text":"A\\nB","color":"red"}', 'generic', { from: 'json' })).toMatchObject({
      value: '<red>A\nB</red>',
      state: 'same',
    });
  });
});

test.each([
  ['hash', '&#ff8800Hot'],
  ['spigot', '&x&f&f&8&8&0&0Hot'],
  ['brace', '{#ff8800}Hot'],
  ['tag', '<#ff8800>Hot'],
  ['double-tag', '<##ff8800>Hot'],
  ['bare', '#ff8800Hot'],
] as const)(
  'hex colors are written in the notation %s, from codes and from tags',
  (hex, written) => {
    for (const [text, profile] of [
      ['{#ff8800}Hot', 'decentholograms'],
      ['<#FF8800>Hot', 'generic-minimessage'],
    ] as const) {
      const { value, state } = convert(text, profile, { to: 'legacy', hex });
      expect([value, text === value || state === 'same']).toEqual([written, true]);
    }
    // The game knows one notation with §.
    expect(convert('<#FF8800>Hot', 'generic-minimessage', { to: 'section', hex }).value).toBe(
      '§x§f§f§8§8§0§0Hot',
    );
  },
);

test('the nearest color is another one, so somebody has to look at it', () => {
  const { value, state } = convert('<#FF8800>Hot', 'generic-minimessage', {
    to: 'legacy',
    hex: 'nearest',
  });
  expect([value, state]).toEqual(['&6Hot', 'unsure']);
});
