import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { vectors } from '../../../tests/vectors.ts';
import { findTag, TAG_NAMES } from '../resolve-tag.ts';
import { diagnoseMiniMessage } from './index.ts';
import type { MiniMessagePreset } from './preset-names.ts';

describe('diagnostics', () => {
  test.each([
    ['<bol>x', 'unknown-tag', 0, 5, '<bold>'],
    ['<underline>x', 'unknown-tag', 0, 11, '<underlined>'],
    ['<orange>x', 'unknown-tag', 0, 8, '<gold>'],
    ['<lightblue>x', 'unknown-tag', 0, 11, '<aqua>'],
    ['<strikethru>x', 'unknown-tag', 0, 12, '<strikethrough>'],
    ['<rst>x', 'unknown-tag', 0, 5, undefined],
    ['<!itlic>x', 'unknown-tag', 0, 8, '<!italic>'],
    ['<r>x', 'unknown-tag', 0, 3, '<reset>'],
    ['<r/>x', 'unknown-tag', 0, 4, '<reset/>'],
    ['<graydient:red:blue>x', 'unknown-tag', 0, 20, '<gradient:red:blue>'],
    ['<rainbwo>x', 'unknown-tag', 0, 9, '<rainbow>'],
    ['<strikethruogh>x', 'unknown-tag', 0, 15, '<strikethrough>'],
    ['<playername>x', 'unknown-tag', 0, 12, undefined],
    ['a <graident:red:blue>x', 'unknown-tag', 2, 21, '<gradient:red:blue>'],
    ['<b>x</bold>', 'alias-closes-nothing', 4, 11, '</b>'],
    ['<c:red>x</color>', 'alias-closes-nothing', 8, 16, '</c>'],
    ['x</b>', 'closes-nothing', 1, 5, undefined],
    ['<red>x</rde>', 'closes-nothing', 6, 12, '</red>'],
    ['<red>x', 'never-closed', 0, 5, undefined],
    ['<red><b>x</red>', 'never-closed', 5, 8, undefined],
    ['<#fff>x', 'hex-length', 0, 6, '<#ffffff>'],
    ['<c:#FA0>x', 'hex-length', 0, 8, '<c:#FFAA00>'],
    ['<gradient:red:#ff>x', 'hex-length', 0, 18, undefined],
    ['<c:pruple>x', 'bad-color', 0, 10, '<c:dark_purple>'],
    ['<color:#ggg>x', 'bad-color', 0, 12, undefined],
    ['<#ggg>x', 'bad-color', 0, 6, undefined],
    ['<constructor>x', 'unknown-tag', 0, 13, undefined],
    ['<color>x', 'missing-argument', 0, 7, undefined],
    ['<gradient:RED:blue>x', 'color-name-case', 0, 19, '<gradient:red:blue>'],
    ['<gradient:red>x', 'too-few-colors', 0, 14, undefined],
    ['<gradient:red:blue:2>x', 'phase-out-of-range', 0, 21, undefined],
    ['<rainbow:-1>x', 'negative-phase', 0, 12, undefined],
    ['<pride:tran>x', 'unknown-flag', 0, 12, '<pride:trans>'],
    ['<bold:FALSE>x', 'decoration-argument', 0, 12, '<bold:false>'],
    ['<!b:x>x', 'takes-no-argument', 0, 6, '<!b>'],
    ['<hover:SHOW_TEXT:a>x', 'action-case', 0, 19, '<hover:show_text:a>'],
    ['<hover:show_txt:a>x', 'unknown-action', 0, 18, '<hover:show_text:a>'],
    ['<click:run_command>x', 'missing-argument', 0, 19, undefined],
    ["<hover:show_text:'a\\'>x <red>y", 'unclosed-quote', 0, 30, undefined],
    ["<hover:show_text:'hi>x</hover>", 'unclosed-quote', 0, 21, '<hover:show_text:hi>'],
    ['<hover:show_text:"hi>x</hover> it\'s', 'unclosed-quote', 0, 21, '<hover:show_text:hi>'],
    ["<click:suggest_command:'/x>it's", 'unclosed-quote', 0, 31, undefined],
    ['ab §cx', 'legacy-code', 3, 5, '<red>'],
    ['ab &lx', 'ampersand-code', 3, 5, '<bold>'],
    ['ab &#ff00aax', 'ampersand-code', 3, 11, '<#ff00aa>'],
    ['<tooltip:show_text:a>x', 'unknown-tag', 0, 21, '<hover:show_text:a>'],
    ['<tooltip>', 'unknown-tag', 0, 9, undefined],
    ['<dark aqua>x', 'unknown-tag', 0, 11, '<dark_aqua>'],
    ['<!foo>x', 'unknown-tag', 0, 6, undefined],
    ['<?foo>x', 'unknown-tag', 0, 6, undefined],
    // The open quote is that of another tag.
    ["<click:fly:x> <key:'a>", 'unknown-action', 0, 13, undefined],
    ['<rde>x', 'unknown-tag', 0, 5, '<red>'],
    ['<strakethroughh>x', 'unknown-tag', 0, 16, '<strikethrough>'],
    ['<strakethruughh>x', 'unknown-tag', 0, 16, undefined],
    ["<hover:show_text:'a <bld>x'>y", 'unknown-tag', 20, 25, '<bold>'],
    [
      '<click:open_url:https://x.y:80/p>a',
      'url-port',
      0,
      33,
      "<click:open_url:'https://x.y:80/p'>",
    ],
  ])('%s: %s', (text, code, from, to, fix) => {
    const found = diagnoseMiniMessage(text).find((diagnostic) => diagnostic.code === code);
    expect(found).toMatchObject({ from, to });
    expect(found?.fix).toBe(fix);
  });

  test.each(['world', 'power', 'mount', 'time', 'price', 'date', 'url', 'amount', 'rank'])(
    'nothing is suggested for <%s>, which plugins use as a placeholder',
    (name) => {
      const [found] = diagnoseMiniMessage(`<${name}>`);
      expect(found).toMatchObject({ code: 'unknown-tag' });
      expect(found?.fix).toBeUndefined();
    },
  );

  test.each([
    '<red>x</red>',
    'a < b > c, I <3 you, 1<2>x',
    '<a word> <1st> <a.b> <!!a>',
    `<hover:show_text:'<b>hi</b>'>x</hover>`,
    "<click:open_url:'https://x.y:8080/?a=1&b=2'>x</click>",
    'Q & A',
    '<b:off>x</b>',
    '<shadow:#11223344>x</shadow>',
  ])('no diagnostics for %s', (text) => expect(diagnoseMiniMessage(text)).toEqual([]));
});

test('what is found is in the order of the text', () => {
  const text = '&a <bol> <hover:SHOW_TEXT:a> &b <click:open_url:x.y> &c <#fff> </u>';
  const starts = diagnoseMiniMessage(text).map(({ from }) => from);
  expect(starts).toEqual([0, 3, 9, 29, 32, 32, 53, 56, 56, 63]);
});

test.each(['<#ggg>x', '<blod>x', 'x</b>', '<b>x</bold></b>', '<c:pruple>x', '<insert>x'])(
  'what is amiss in %s does not keep the message from being shown',
  (text) => expect(diagnoseMiniMessage(text)).toMatchObject([{ severity: 'warning' }]),
);

test.each([
  [`<lang:k:'<blod>':'<blod>'>`, [9, 18]],
  [`<lang:k:'a <blod>':'<blod>'/>`, [11, 20]],
  [`<lang:k:'<blod>':'a <blod>'>`, [9, 20]],
  [`<lang:'<blod>':"<blod>">`, [16]],
  // Where a part of an argument is, is not known if something is escaped in it.
  [`<lang:k:'<blod>':'it\\'s <blod>':'<blod>'>`, [0, 9, 33]],
])('mistakes in arguments that are alike have their own places: %s', (text, places) => {
  const found = diagnoseMiniMessage(text).filter(({ code }) => code === 'unknown-tag');
  expect(found.map(({ from }) => from)).toEqual(places);
});

test('nothing is found in what is no text', () => {
  expect(diagnoseMiniMessage(7 as unknown as string)).toEqual([]);
});

test('a tag newer than the chosen versions is reported with the first version that has it', () => {
  const found = diagnoseMiniMessage('<head/>', { adventure: '4.20', version: '1.21.4' });
  expect(found).toMatchObject([
    { code: 'needs-newer-adventure', detail: '4.25' },
    { code: 'needs-newer-game', detail: '1.21.9' },
  ]);
  expect(diagnoseMiniMessage('<head/>', { adventure: '4.25', version: '26.1' })).toEqual([]);
});

describe('what depends on the version of Adventure', () => {
  const codesOf = (text: string, adventure?: string) =>
    diagnoseMiniMessage(`${text}x`, adventure === undefined ? {} : { adventure })
      .map(({ code }) => code)
      .filter((code) => code !== 'never-closed');

  test.each([
    ['<click:open_url:foo>', undefined, ['bad-url']],
    ["<click:open_url:'https://a b'>", '4.10', ['bad-url']],
    ["<click:open_url:'https://a.b/%zz'>", '5.2', ['bad-url']],
    ['<click:open_url:ftp://a.b>', '5.2', ['bad-url']],
    ["<click:open_url:'https://a.b/%20?x=[1]#y'>", '5.2', []],
    ["<click:open_url:'https://a.b/{player}'>", '5.2', []],
    ["<click:open_url:'%link%'>", '5.2', []],
    ['<!i>', '4.26', []],
    ['<!i>', '5.0', ['short-negation']],
    ['<!i>', '5.0.1', ['short-negation']],
    ['<!i>', '5.1', []],
    ['<!i>', undefined, []],
    ['<!italic>', '5.0.1', []],
    ['<click:change_page:0>', '5.0', []],
    ['<click:change_page:0>', '5.1', ['bad-page']],
    ['<click:change_page:0>', undefined, ['bad-page']],
    ['<click:change_page:1>', '5.2', []],
    ["<click:run_command:'/say \u0007'>", '5.2', ['bad-command']],
    ["<click:run_command:'/say § x'>", '5.2', ['bad-command']],
    ['<click:run_command:/say>', '5.2', []],
    ['<font:Bad:x>', '5.2', ['bad-key']],
    ['<sprite:Bad>', '5.2', ['bad-key']],
    ['<click:custom:Bad>', '5.2', ['bad-key']],
    ['<hover:show_item:Bad>', '5.2', ['bad-key']],
    ['<hover:show_item:stone:x>', '5.2', ['bad-argument']],
    ["<head:'a b'>", '5.2', ['bad-head-name']],
    ['<head:Notch>', '5.2', []],
    ['<head:%player_name%>', '5.2', []],
    ['<head:entity/player/wide/steve>', '5.2', []],
    ['<pride:femboy>', '5.0', ['needs-newer-adventure']],
    ['<pride:FEMBOY>', '5.1', []],
    ['<pride:trans>', '4.18', []],
    ['<pride>', '4.17', ['needs-newer-adventure']],
    ["<hover:show_item:stone:1:'{a:1}'>", '4.26', []],
    ["<hover:show_item:stone:1:'{a:1}'>", '5.0', ['legacy-show-item']],
    ['<hover:show_item:stone:1:damage:5>', '5.0', []],
    ['<click:custom:a>', '4.24', ['needs-newer-adventure']],
  ])('%s with %s: %j', (text, adventure, codes) => {
    expect(codesOf(text, adventure)).toEqual(codes);
  });

  test.each([
    ['!b', '!bold'],
    ['!i', '!italic'],
    ['!em', '!italic'],
    ['!u', '!underlined'],
    ['!st', '!strikethrough'],
    ['!obf', '!obfuscated'],
  ])('for <%s> the long name is offered', (short, long) => {
    expect(diagnoseMiniMessage(`<${short}>x</${short}>`, { adventure: '5.0.1' })).toMatchObject([
      { code: 'short-negation', severity: 'warning', fix: `<${long}>` },
    ]);
  });

  test.each([
    ['<click:open_url:foo>', 'bad-url', 'warning', 'foo'],
    ["<click:OPEN_URL:'xhttps://a.b'>", 'bad-url', 'warning', 'xhttps://a.b'],
    ["<click:open_url:'http://'>", 'bad-url', 'warning', 'http://'],
    ["<click:open_url:'https://a.b/%2'>", 'bad-url', 'warning', 'https://a.b/%2'],
    ['<click:change_page:0>', 'bad-page', 'warning', '0'],
    ["<click:suggest_command:'a§c'>", 'bad-command', 'warning', 'a§c'],
    ["<hover:show_item:stone:1:'{a:1}'>", 'legacy-show-item', 'note', undefined],
    ["<head:'a b'>", 'bad-head-name', 'error', 'a b'],
    ["<head:'a%b'>", 'bad-head-name', 'error', 'a%b'],
    ["<head:'<!>'>", 'bad-head-name', 'error', '<!>'],
  ])('%s: %s', (tag, code, severity, detail) => {
    const [found] = diagnoseMiniMessage(`${tag}x`).filter((each) => each.code !== 'never-closed');
    expect([found?.code, found?.severity, found?.detail]).toEqual([code, severity, detail]);
  });

  test.each([
    '<click:open_url:http://a.b>',
    '<click:open_url:HTTPS://a.b>',
    "<click:open_url:'https://a.b/%C3%A8'>",
    "<click:open_url:'<link>'>",
    '<click:change_page:12>',
    "<click:suggest_command:'/msg Ada ciao'>",
    // What is nothing for these rules.
    "<click:copy_to_clipboard:'a\u0007c'>",
    '<insert:foo>',
    "<hover:show_text:'{a}':x:'{b:1}'>",
    '<hover:show_item:stone:1>',
    '<head>',
    '<head:Notch>',
    '<head:069a79f4-44e9-4726-a5be-fca90e38aaf5>',
    '<head:%player_name%>',
    '<head:{name}>',
    "<head:'<owner>'>",
    '<head:entity/player/wide/steve>',
  ])('%s is fine', (tag) => {
    const found = diagnoseMiniMessage(`${tag}x`).filter((each) => each.code !== 'never-closed');
    expect(found.map(({ code }) => code).filter((code) => code !== 'unknown-tag')).toEqual([]);
  });
});

describe('presets', () => {
  const refusedBy = (preset: MiniMessagePreset) =>
    TAG_NAMES.filter((name) =>
      ['', ':a', ':open_url:https://a.b', ':show_text:a', ':a:b', ':storage:a:b'].some((args) =>
        diagnoseMiniMessage(`<${name}${args}>x`, { preset }).some(
          ({ code, detail }) => code === 'not-in-preset' && detail === preset,
        ),
      ),
    );

  test.each([
    ['4.26', []],
    ['5.0', ['not-in-preset']],
    ['5.1', ['not-in-preset']],
    [undefined, ['not-in-preset']],
  ])('Adventure %s has presets since 5.0: %j', (adventure, codes) => {
    const found = diagnoseMiniMessage('<insert:a>x</insert>', {
      preset: 'NON_INTERACTABLE',
      adventure,
    });
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  test('a tag that nobody knows is not one that a preset leaves out', () => {
    const found = diagnoseMiniMessage('<blod>x', { preset: 'FORMATTED_TEXT' });
    expect(found.map(({ code }) => code)).toEqual(['unknown-tag']);
  });

  test('DEFAULT has every tag', () => {
    expect(refusedBy('DEFAULT')).toEqual([]);
  });

  test('NON_INTERACTABLE is without what can be clicked, pointed at or put into the chat', () => {
    expect(refusedBy('NON_INTERACTABLE')).toEqual(['hover', 'click', 'insert']);
  });

  test('FORMATTED_TEXT has colours, shadow, fonts, decorations, line breaks and reset', () => {
    const allowed = TAG_NAMES.filter((name) => !refusedBy('FORMATTED_TEXT').includes(name));
    const kinds = new Set(allowed.map((name) => findTag(name)?.definition.names[0]));
    expect([...kinds]).toEqual([
      'font',
      'color',
      'shadow',
      'bold',
      'italic',
      'underlined',
      'strikethrough',
      'obfuscated',
      'gradient',
      'rainbow',
      'pride',
      'transition',
      'newline',
      'reset',
    ]);
  });

  test('in a tag that is left out nothing else is left out', () => {
    const text = "<hover:show_text:'<click:run_command:/a>b</click>'>x</hover>";
    expect(diagnoseMiniMessage(text, { preset: 'NON_INTERACTABLE' })).toMatchObject([
      { code: 'not-in-preset', name: 'hover', from: 0, to: 51 },
    ]);
  });

  test('in a tag that is left out all other mistakes are found, with the same options', () => {
    const text = "<hover:show_text:'<player><blod>'>x</hover>";
    const options = { preset: 'NON_INTERACTABLE', tags: new Set(['player']) } as const;
    expect(diagnoseMiniMessage(text, options).map(({ code }) => code)).toEqual([
      'not-in-preset',
      'unknown-tag',
    ]);
  });

  test('a tag with another mistake stays all the same', () => {
    const text = "<lang_or:a:b:'<click:run_command:/a>b</click>'></lang_or>";
    const found = diagnoseMiniMessage(text, { preset: 'NON_INTERACTABLE', version: '1.18' });
    expect(found.map(({ code }) => code)).toEqual(['needs-newer-game', 'not-in-preset']);
  });

  test('the arguments of a tag that stays are read with the same preset', () => {
    const text = "<lang:a:'<click:run_command:/a>b</click>'></lang>";
    expect(diagnoseMiniMessage(text, { preset: 'NON_INTERACTABLE' })).toMatchObject([
      { code: 'not-in-preset', name: 'click', from: 9, to: 31 },
    ]);
  });
});

describe('tags of a plugin', () => {
  const tags = new Set(['player', 'bol']);

  test('are no mistakes, and nothing else is suggested for them', () => {
    expect(diagnoseMiniMessage('<player> <bol:x>x</bol> </player>', { tags })).toEqual([]);
    expect(diagnoseMiniMessage("<hover:show_text:'<player>'>x</hover>", { tags })).toEqual([]);
    expect(diagnoseMiniMessage('<player>').map(({ code }) => code)).toEqual(['unknown-tag']);
  });

  test('do not hide mistakes in other tags', () => {
    expect(
      diagnoseMiniMessage('<bold><player></bol></bold>', { tags: new Set(['player']) }),
    ).toMatchObject([{ code: 'closes-nothing', fix: '</bold>' }]);
  });
});

test('in strict mode, unclosed tags and tags closed in the wrong order are errors', () => {
  expect(diagnoseMiniMessage('<b>x <i>y</b>', { strict: true })).toMatchObject([
    { code: 'never-closed', severity: 'error', from: 5 },
    { code: 'wrong-close-order', severity: 'error', from: 9 },
  ]);
});

test.prop([fc.string({ unit: 'binary' })])('diagnosing never throws', (text) => {
  for (const { from, to } of diagnoseMiniMessage(text)) expect(from).toBeLessThanOrEqual(to);
});

test.each(vectors)('ranges lie inside the message: $id', ({ input, strict }) => {
  for (const { from, to } of diagnoseMiniMessage(input, { strict })) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(input.length);
  }
});
