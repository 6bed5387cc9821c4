import { fc, test as property } from '@fast-check/vitest';
import { readMiniMessage, toPlain, toRuns, writeMiniMessage } from '@fucina/minecraft-text';
import { describe, expect, test } from 'vitest';
import { readSource, type SourceOptions } from './read-source.ts';

function read(text: string, options: SourceOptions = {}) {
  const source = readSource(text, options);
  if (!source.ok) throw new Error(source.error.code);
  return source;
}

/** The runs of a text in MiniMessage. */
function runsOf(miniMessage: string) {
  const result = readMiniMessage(miniMessage);
  if (!result.ok) throw new Error(result.error.code);
  return toRuns(result.value);
}

describe('what people paste', () => {
  test.each([
    [
      '& codes with a hex color that has a name',
      '&6&lEPIC &7» &fWelcome, &#FF5555%player_name%&f!',
      'legacy-ampersand',
      undefined,
      '<gold><bold>EPIC </bold></gold><gray>» </gray><white>Welcome, </white><red>%player_name%</red><white>!</white>',
    ],
    [
      '§x colors',
      '§x§5§4§D§A§F§4B§x§5§4§5§E§B§6i',
      'legacy-section',
      undefined,
      '<#54daf4>B</#54daf4><#545eb6>i</#545eb6>',
    ],
    [
      'hex colors in braces',
      '{#FBE108}Store: &nshop.example.org&r &7(20% off)',
      'legacy-ampersand',
      undefined,
      '<#fbe108>Store: <underlined>shop.example.org</underlined></#fbe108> <gray>(20% off)</gray>',
    ],
    [
      'MiniMessage with a port in a link, which is cut off',
      '<gradient:#E43A96:#FBE108>Fucina</gradient> <click:open_url:https://example.org:8080/a>site</click>',
      'mini-message',
      undefined,
      "<gradient:#E43A96:#FBE108>Fucina</gradient> <click:open_url:'https://example.org'>site</click>",
    ],
    [
      'JSON with § in a text',
      '{"text":"§aOnline: ","extra":[{"text":"12","color":"#ffaa00","bold":true},{"translate":"gui.ok","fallback":"OK"}],"hoverEvent":{"action":"show_text","contents":"hi"}}',
      'json',
      undefined,
      "<hover:show_text:'hi'><green>Online: </green><gold><bold>12</bold></gold><lang_or:gui.ok:OK/></hover>",
    ],
    [
      'SNBT, whose first item is the parent of the others',
      '[{text:"Click ",color:"yellow"},{text:"here",underlined:true,click_event:{action:"run_command",command:"spawn"}}]',
      'snbt',
      undefined,
      "<yellow>Click <underlined><click:run_command:'spawn'>here</click></underlined></yellow>",
    ],
    [
      'a line of server.properties',
      String.raw`motd=\u00A7a\u00A7lMy Server\u00A7r\n\u00A77Season 3`,
      'legacy-section',
      'properties',
      '<green><bold>My Server</bold></green><br><gray>Season 3</gray>',
    ],
    [
      'two lines of YAML',
      `  - '&aIt''s open'\n  - "&eNew: \\u2605 \\"Arena\\""`,
      'legacy-ampersand',
      'yaml',
      '<green>It\'s open</green><br><yellow>New: ★ "Arena"</yellow>',
    ],
    [
      'codes and signs that are none',
      '&x&F&F&8&8&0&0Hi &k!!&r &z & &',
      'legacy-ampersand',
      undefined,
      '<#ff8800>Hi <obfuscated>!!</obfuscated></#ff8800> &z & &',
    ],
    [
      'a tellraw command',
      '/tellraw @a ["",{"text":"[","color":"gray"},{"text":"Shop","color":"gold","clickEvent":{"action":"suggest_command","value":"/shop "}},{"text":"]","color":"gray"}]',
      'json',
      'command',
      "<gray>[</gray><click:suggest_command:'/shop '><gold>Shop</gold></click><gray>]</gray>",
    ],
    [
      'a gradient of ServerListPlus, and tags of a forum that stay letters',
      '%gradient#ffbe00#f4511e%Sale%gradient% &8| [COLOR=#ff8800][B]today[/B][/COLOR]',
      'server-list-plus',
      undefined,
      '<gradient:#ffbe00:#f4511e>Sale</gradient> <dark_gray>| [COLOR=#ff8800][B]today[/B][/COLOR]</dark_gray>',
    ],
    [
      'MiniMessage with a code that stays letters',
      "<head:Notch> <!i><sprite:'minecraft:items':item/apple> &lx",
      'mini-message',
      undefined,
      "<head:Notch> <!i><sprite:'minecraft:items':item/apple> &lx</!i>",
    ],
  ])('%s', (_, text, format, wrapping, expected) => {
    const source = read(text);
    expect(source.format).toBe(format);
    expect(source.wrapping).toBe(wrapping);
    expect(toRuns(source.value)).toEqual(runsOf(expected));
  });

  test.each([
    '{"text":"Hi","color":"red"',
    '["",{"text":"Hi"},{"text":"x',
    '{text:"Hi",color:red',
    '/setblock ~ ~ ~ oak_sign{front_text:{messages:[{text:"Hi"',
    '{"function":"minecraft:set_name","name":{"text":"Hi"}}',
    '/dialog show @s {type:"notice",title:{text:"Hi"}}',
    '{"rawtext":[{"text":"§cHi"}]}',
  ])('components that are no whole one are told: %s', (text) => {
    expect(read(text).hints).toContain('components');
  });

  test('hints say what is special', () => {
    expect(read('§x§5§4§D§A§F§4B').hints).toEqual(['section-hex']);
    expect(read('%gradient#ffbe00#f4511e%Sale%gradient% [B]x[/B]').hints).toEqual([
      'bbcode',
      'server-list-plus-gradient',
    ]);
    expect(read('<red>x').hints).toEqual([]);
    expect(read('{#ff0000>}Hi{#0000ff<}').hints).toEqual(['cmi']);
    expect(read('{#red}Hi').hints).toEqual(['cmi']);
    expect(read('{#ff0000}Hi').hints).toEqual([]);
    expect(read('{player} hi').hints).toEqual([]);
    expect(read('/give @p diamond 64').hints).toEqual(['no-text']);
    expect(read('/give @p stick[custom_name="Edge"]').hints).toEqual([]);
    expect(read('```\n&cHi\n```').hints).toEqual([]);
    expect(read('so:\n```\n&cHi\n```').hints).toEqual(['beside-fence']);
    expect(read('```\n&cHi\n```\nand more').hints).toEqual(['beside-fence']);
    expect(read('a `b` c').hints).toEqual([]);
    expect(read('&7[§aVIP&7] hello').hints).toEqual(['ampersand-left']);
    expect(read('&7[§aVIP&7] hello', { format: 'legacy-ampersand' }).hints).toEqual([]);
    expect(read('§aR&D').hints).toEqual([]);
  });
});

test.each([
  ['/title @a actionbar {"text":"x","color":"red"}', 'command', 'x'],
  ['title Steve subtitle "x"', 'command', 'x'],
  ['/bossbar set a:b name {text:"x"}', 'command', 'x'],
  ['/bossbar add a:b "x"', 'command', 'x'],
  ['title of the page', undefined, 'title of the page'],
  ['message: "&ax"', 'yaml', 'x'],
  [`lore:\n  - "&ax"\n  - '&by'\n`, 'yaml', 'x\ny'],
  ['lore:', undefined, 'lore:'],
  ["- 'a'\n- b", undefined, "- 'a'\n- b"],
  ['a = b', undefined, 'a = b'],
  [String.raw`motd=\ \!a\:b`, 'properties', ' !a:b'],
  [`${String.raw`motd=\u00A7aHi\n\u00A7bthere`}\r\n`, 'properties', 'Hi\nthere'],
  ['- "\\x41\\U0001F525"', 'yaml', 'A🔥'],
  ['- "\\x41\\UFFFFFFFF"', undefined, '- "\\x41\\UFFFFFFFF"'],
])('%s is taken out of %s', (text, wrapping, plain) => {
  const source = read(text);
  expect(source.wrapping).toBe(wrapping);
  expect(toPlain(source.value)).toBe(plain);
});

test('a give command shows its name and its lore', () => {
  const source = read('/give @p stone[custom_name={text:"Edge",italic:0b},lore=["one","two"]]');
  expect(source.format).toBe('give-command');
  expect(toPlain(source.value)).toBe('Edge\none\ntwo');
  expect(readSource('/give @p ###')).toMatchObject({ ok: false, error: { code: 'give-command' } });
});

test.each([
  ['one<br>two', 'mini-message'],
  ['<rde>Hello', 'mini-message'],
  ['<gradient:red>Hello', 'mini-message'],
  ['<c:nope>x', 'mini-message'],
  ["<hover:show_text:'hi>x</hover> it's", 'mini-message'],
  ['<div>x</div>', 'plain'],
  ['I <3 you', 'plain'],
  ['Hi <name>', 'plain'],
  ['Q&A < b >', 'plain'],
])('%s is %s', (text, format) => expect(read(text).format).toBe(format));

test('the notation can be corrected', () => {
  expect(toPlain(read('&cHi', { format: 'plain' }).value)).toBe('&cHi');
  expect(readSource('&cHi', { format: 'json' })).toMatchObject({ ok: false, format: 'json' });
});

test('where a text cannot be read is said of all that was pasted', () => {
  const command = '/tellraw @a {"text":"Hi","color":}';
  expect(readSource(command)).toMatchObject({ ok: false, error: { from: command.length - 1 } });
  const fenced = '```\n/tellraw @a {"text":"Hi","color":}\n```';
  expect(readSource(fenced)).toMatchObject({ ok: false, error: { from: fenced.indexOf('}') } });
});

test('tags that an older Adventure does not know stay text', () => {
  const text = '<head:Notch> <shadow:red>x</shadow> <b>y';
  expect(toPlain(read(text, { adventure: '4.17' }).value)).toBe(
    '<head:Notch> <shadow:red>x</shadow> y',
  );
  expect(toPlain(read(text, { adventure: '4.18' }).value)).toBe('<head:Notch> x y');
  expect(toRuns(read(text, { adventure: '5.2' }).value)).toEqual(runsOf(text));
  expect(toPlain(read("<hover:show_text:'<head:a>'>x", { adventure: '4.17' }).value)).toBe('x');
});

test('tags that a preset does not allow stay text, with all that is in them', () => {
  const text = "<click:run_command:/a><hover:show_text:'<red>x</red>'>Go</hover></click> <key:a>";
  const letters = "<click:run_command:/a><hover:show_text:'<red>x</red>'>Go</hover></click> ";
  expect(toRuns(read(text, { preset: 'DEFAULT' }).value)).toEqual(runsOf(text));
  const [first, key] = toRuns(read(text, { preset: 'NON_INTERACTABLE' }).value);
  expect([first, key]).toMatchObject([{ text: letters }, { type: 'keybind' }]);
  expect(toPlain(read(text, { preset: 'FORMATTED_TEXT' }).value)).toBe(`${letters}<key:a>`);
  const formatted = '<gradient:red:blue>Hi</gradient> <b>you</b><br><#112233>!';
  expect(toRuns(read(formatted, { preset: 'FORMATTED_TEXT' }).value)).toEqual(runsOf(formatted));
});

test('decorations of a ServerListPlus gradient are read', () => {
  expect(toRuns(read('%gradient#ff0000#00ff00%&l&oAB%gradient%').value)).toEqual([
    { text: 'A', color: '#ff0000', bold: true, italic: true },
    { text: 'B', color: '#00ff00', bold: true, italic: true },
  ]);
});

test.each([
  ['{text:"\\N{Snowman}",color:red}', 7],
  ['/tellraw @a {text:"\\N{Snowman} x"}', 19],
  ['/give @p stone[custom_name={text:"a \\N{Snowman}"}]', 36],
])('a character by its name is refused as that: %s', (text, at) => {
  expect(readSource(text)).toMatchObject({ ok: false, error: { code: 'named-escape', from: at } });
});

describe('placeholders', () => {
  test.each([
    ['Hi %player% and {0}, {rank}', ['%player%', '{0}', '{rank}']],
    ['20% off, only 5%! {} { a }', []],
    ['<gray>Hi <name></gray> <rde>', ['<name>']],
    ['{"text":"%player% {0}"}', ['%player%', '{0}']],
    ['&aHi %a% %a%', ['%a%']],
  ])('%s', (text, expected) => expect(read(text).placeholders()).toEqual(expected));

  test.each([
    ['<gradient:red:blue>%p%</gradient>', '<red>x'],
    ['&a%p%', '<red>x'],
    ['{"text":"%p%"}', 'say "hi" \\ <red>'],
    ["{text:'%p%'}", `it's "x" \\`],
    ['Hi <p>', '</b>\\<red>'],
  ])('the value is text, whatever it looks like: %s', (text, value) => {
    const placeholder = text.includes('%p%') ? '%p%' : '<p>';
    const source = read(text, { values: new Map([[placeholder, value]]) });
    expect(toPlain(source.value)).toContain(value);
  });

  test('a tag has its value where a plugin would put it', () => {
    const values = new Map([['<Name>', '§cAlex']]);
    const filled = (text: string) => toRuns(read(text, { values }).value);
    expect(filled('<red><name></red> <NAME/>')).toEqual([
      { text: '§cAlex', color: '#ff5555' },
      { text: ' §cAlex' },
    ]);
    // In a command it is not read as MiniMessage.
    expect(filled("<click:run_command:'/msg <name>'>x")).toMatchObject([
      { click: { value: '/msg <name>' } },
    ]);
    expect(filled("<hover:show_text:'<name>'>x")).toMatchObject([
      { hover: { value: [{ text: '§cAlex' }] } },
    ]);
  });

  property.prop([fc.string()])('a value is found again in MiniMessage and JSON', (value) => {
    fc.pre(!/§[0-9a-fk-or]/i.test(value));
    const values = new Map([['{0}', value]]);
    expect(toPlain(read('<b>{0}', { format: 'mini-message', values }).value)).toBe(value);
    expect(toPlain(read('{"text":"{0}"}', { format: 'json', values }).value)).toBe(value);
  });
});

property.prop([fc.string({ unit: fc.constantFrom(...'<>{}[]"\'&§#:/%=-\n\\ xacf0motdgive') })])(
  'every text is read or refused with a code',
  (text) => {
    const source = readSource(text);
    expect(source.ok ? writeMiniMessage(source.value).value : source.error.code).toBeTypeOf(
      'string',
    );
  },
);
