import { fc, test as property } from '@fast-check/vitest';
import { readGiveCommand } from '@fucina/minecraft-item';
import {
  type Component,
  createStyle,
  createText,
  readJsonValue,
  readMiniMessage,
  toRuns,
} from '@fucina/minecraft-text';
import { parseSnbt } from '@fucina/minecraft-text/snbt';
import { expect, test } from 'vitest';
import { GAME_RANGES, type Game } from '../game/games.ts';
import { readSource } from '../source/read-source.ts';
import { COMMAND_NAMES, type CommandName } from './command-names.ts';
import { writeCommand } from './write-command.ts';

function textOf(miniMessage: string): Component {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

function write(name: CommandName, miniMessage: string, game: Game) {
  const command = writeCommand(name, textOf(miniMessage), game);
  if (!command.ok) throw new Error(`needs ${command.since}`);
  return command.value;
}

test.each<[CommandName, Game, string]>([
  ['tellraw', '26.3', `/tellraw @a {text:"It's",color:"red"}`],
  ['tellraw', '1.8', `/tellraw @a {"text":"It's","color":"red"}`],
  ['tellraw', 'bedrock', `/tellraw @a {"rawtext":[{"text":"§cIt's"}]}`],
  ['title', '1.21.5', `/title @a title {text:"It's",color:"red"}`],
  ['subtitle', '1.20.5', `/title @a subtitle {"text":"It's","color":"red"}\n/title @a title ""`],
  ['actionbar', 'bedrock', `/titleraw @a actionbar {"rawtext":[{"text":"§cIt's"}]}`],
  [
    'bossbar',
    '1.13',
    `/bossbar add minecraft:text {"text":"It's","color":"red"}\n/bossbar set minecraft:text players @a`,
  ],
  [
    'sign',
    '1.8',
    String.raw`/setblock ~ ~ ~ standing_sign 0 replace {Text1:"{\"text\":\"It's\",\"color\":\"red\"}",Text2:"\"\"",Text3:"\"\"",Text4:"\"\""}`,
  ],
  [
    'sign',
    '1.14',
    String.raw`/setblock ~ ~ ~ oak_sign{Text1:'{"text":"It\'s","color":"red"}',Text2:'""',Text3:'""',Text4:'""'}`,
  ],
  [
    'sign',
    '1.20',
    String.raw`/setblock ~ ~ ~ oak_sign{front_text:{messages:['{"text":"It\'s","color":"red"}','""','""','""']}}`,
  ],
  [
    'hanging-sign',
    '1.21.5',
    `/setblock ~ ~ ~ oak_hanging_sign{front_text:{messages:[{text:"It's",color:"red"},"","",""]}}`,
  ],
  [
    'book',
    '1.12',
    String.raw`/give @p written_book 1 0 {pages:["{\"text\":\"It's\",\"color\":\"red\"}"],title:"Its",author:""}`,
  ],
  [
    'book',
    '1.20.5',
    String.raw`/give @p written_book[written_book_content={pages:['{"text":"It\'s","color":"red"}'],title:"Its",author:""}]`,
  ],
  ['text-display', '26.1', `/summon text_display ~ ~1 ~ {text:{text:"It's",color:"red"}}`],
  [
    'name-tag',
    '1.13',
    String.raw`/summon armor_stand ~ ~ ~ {CustomName:"{\"text\":\"It's\",\"color\":\"red\"}",CustomNameVisible:1b}`,
  ],
  [
    'sidebar',
    '1.21.5',
    `/scoreboard objectives add text dummy {text:"It's",color:"red"}\n/scoreboard objectives setdisplay sidebar text`,
  ],
])('%s of %s', (name, game, expected) => expect(write(name, "<red>It's", game)).toBe(expected));

test.each<[CommandName, Game, string | undefined]>([
  ['title', '1.7.2', '1.8'],
  ['actionbar', '1.8', '1.11'],
  ['bossbar', '1.12', '1.13'],
  ['text-display', '1.17', '1.19.4'],
  ['hanging-sign', '1.19.4', '1.20'],
  ['sign', 'bedrock', undefined],
])('%s is not in %s', (name, game, since) =>
  expect(writeCommand(name, textOf('x'), game)).toEqual({ ok: false, since }),
);

test.each<[CommandName, Game, readonly string[], { shown: number; count: number }?]>([
  ['title', '26.3', ['/title @a subtitle "two"', '/title @a title "one"'], { shown: 2, count: 3 }],
  [
    'title',
    'bedrock',
    [
      '/titleraw @a subtitle {"rawtext":[{"text":"two"}]}',
      '/titleraw @a title {"rawtext":[{"text":"one"}]}',
    ],
    { shown: 2, count: 3 },
  ],
  ['subtitle', '26.3', ['/title @a subtitle "one"', '/title @a title ""'], { shown: 1, count: 3 }],
  ['actionbar', '26.3', ['/title @a actionbar "one"'], { shown: 1, count: 3 }],
  [
    'bossbar',
    '26.3',
    ['/bossbar add minecraft:text "one"', '/bossbar set minecraft:text players @a'],
    { shown: 1, count: 3 },
  ],
  [
    'name-tag',
    '26.3',
    ['/summon armor_stand ~ ~ ~ {CustomName:"one",CustomNameVisible:1b}'],
    { shown: 1, count: 3 },
  ],
  [
    'sidebar',
    '26.3',
    [
      '/scoreboard objectives add text dummy "one"',
      '/scoreboard objectives setdisplay sidebar text',
      '/scoreboard players set line1 text 2',
      '/scoreboard players display name line1 text "two"',
      '/scoreboard players set line2 text 1',
      '/scoreboard players display name line2 text "three"',
    ],
  ],
  [
    'sidebar',
    '1.20',
    [
      '/scoreboard objectives add text dummy "one"',
      '/scoreboard objectives setdisplay sidebar text',
      '/team add line1',
      '/team modify line1 prefix "two"',
      '/team join line1 \u200c',
      '/scoreboard players set \u200c text 2',
      '/team add line2',
      '/team modify line2 prefix "three"',
      '/team join line2 \u200c\u200c',
      '/scoreboard players set \u200c\u200c text 1',
    ],
  ],
  [
    'sidebar',
    '1.17',
    [
      '/scoreboard objectives add text dummy "one"',
      '/scoreboard objectives setdisplay sidebar text',
    ],
    { shown: 1, count: 3 },
  ],
])('%s of %s shows each line where the picture has it', (name, game, commands, lines) => {
  const written = writeCommand(name, textOf('one<br>two<br>three'), game);
  if (!written.ok) throw new Error(`needs ${written.since}`);
  expect(written.value.split('\n')).toEqual(commands);
  expect(written.lines).toEqual(lines);
});

test.each<[string, string]>([
  [
    "<click:run_command:'/warp a'><red>Go</red> now</click>",
    '{text:"",click_event:{action:"run_command",command:"/warp a"},extra:[{text:"Go",color:"red"},{text:" now"}]}',
  ],
  [
    "<click:run_command:'/warp a'><red>Go</red></click><click:run_command:'/warp a'> now</click>",
    '{text:"",click_event:{action:"run_command",command:"/warp a"},extra:[{text:"Go",color:"red"},{text:" now"}]}',
  ],
  // The game ignores a click that only a part has; the picture tells it.
  [
    "<click:run_command:'/warp a'>Go</click> now",
    '{text:"",extra:[{text:"Go",click_event:{action:"run_command",command:"/warp a"}},{text:" now"}]}',
  ],
])('a click that all parts of a sign’s line have is the line’s: %s', (text, line) => {
  expect(write('sign', text, '26.3')).toContain(`messages:[${line},"","",""]`);
});

test('a sign whose line can be clicked says so where the game asks for it', () => {
  const allowed = (text: string, game: Game) =>
    write('sign', text, game).endsWith(',allow_op_features:true}');
  const click = "<click:run_command:'/warp a'>";
  expect(allowed(`one<br>${click}Go`, '26.3')).toBe(true);
  expect(allowed(`one<br>${click}Go`, '26.1')).toBe(false);
  expect(allowed('one', '26.3')).toBe(false);
  expect(allowed(`${click}Go</click> now`, '26.3')).toBe(false);
});

test('an item takes a name and 256 lines of lore, and it is told how many there were', () => {
  const text = createText(Array.from({ length: 300 }, (_, at) => `line ${at}`).join('\n'));
  const command = writeCommand('item', text, '1.21.5');
  if (!command.ok) throw new Error('no command');
  expect(command.lines).toEqual({ shown: 257, count: 300 });
  const read = readGiveCommand(command.value);
  expect(read.ok && read.value.lore?.length).toBe(256);
});

test('an item has its first line as the name, the others as lore', () => {
  const given = readGiveCommand(write('item', '<red>Edge<br>one<br>two', '26.3'));
  expect(given).toMatchObject({
    ok: true,
    value: {
      name: '<red><i>Edge</i></red>',
      lore: ['<red><i>one</i></red>', '<red><i>two</i></red>'],
    },
  });
  expect(write('item', '<!i>Edge', '26.3')).toContain('italic:false');
});

test('an item has no more than its version knows', () => {
  const text = '<red>Edge</red><br><head:Notch> <sprite:block/stone>';
  const given = write('item', text, '1.20.5');
  expect(given).not.toContain('object');
  expect(given).toContain('[Notch head] [block/stone]');
  expect(write('item', text, '1.21.5')).not.toContain('object');
  expect(write('item', text, '1.21.9')).toContain('object');
});

test.each<[Game, readonly string[]]>([
  ['1.12', ['bold two', 'color two', 'hex Edge']],
  ['1.13', ['bold two', 'color two', 'hex Edge']],
  ['1.14', ['hex Edge']],
  ['1.20', []],
])('what an item of %s leaves out is listed', (game, expected) => {
  const text = textOf('<#ff8800>Edge</#ff8800><br><red><b>two');
  const command = writeCommand('item', text, game);
  const losses = command.ok ? command.losses : [];
  const words = losses.map(({ code, at }) => `${code} ${'Edge\ntwo'.slice(at.from, at.to)}`);
  expect(words.toSorted()).toEqual(expected);
});

test('the lines that a sign has no room for are counted', () => {
  const lines = (text: string) => {
    const command = writeCommand('sign', textOf(text), '26.3');
    return command.ok ? command.lines : undefined;
  };
  expect(lines('a<br>b<br>c<br>d')).toBeUndefined();
  expect(lines('a<br>b<br>c<br>d<br>e<br>f')).toEqual({ shown: 4, count: 6 });
});

test('the title of a book does not end with half a character', () => {
  expect(write('book', `x${'🔥'.repeat(20)}`, '26.3')).toContain(`title:"x${'🔥'.repeat(15)}"`);
});

test('a sign has four lines, and the text of a command is one line', () => {
  const five = write('sign', 'a<br>b<br>c<br>d<br>e', '26.3');
  expect(five).toContain('["a","b","c","d"]');
  for (const { from } of GAME_RANGES) {
    for (const name of COMMAND_NAMES) {
      const command = writeCommand(name, textOf('<red>a<br>b'), from);
      if (command.ok) {
        for (const line of command.value.split('\n')) expect(line).toMatch(/^\//);
      }
    }
  }
});

test('what a version cannot say is listed', () => {
  const command = writeCommand('tellraw', textOf('<#54daf4>x<head:Notch>'), '1.15');
  expect(command.ok && command.losses).toMatchObject([
    { code: 'hex', since: '1.16' },
    { code: 'head', since: '1.21.9' },
  ]);
});

const anyText = fc
  .tuple(fc.string({ unit: fc.constantFrom(...`"'\\{}[]&<>ab \n`) }), fc.boolean())
  .map(([text, bold]) =>
    createText('', createStyle({}), [createText(text, createStyle({ bold }))]),
  );

test.each([
  ['1.20.4', '1.20.3'],
  ['1.16.5', '1.16'],
  ['27.1', '26.3'],
])('a command for %s is that of the range it is in', (version, from) => {
  for (const name of COMMAND_NAMES) {
    const [asked, written] = [version, from].map((each) =>
      writeCommand(name, textOf('<#54daf4>x<br>y'), each),
    );
    expect(asked).toEqual(written);
  }
});

property.prop([anyText, fc.constantFrom(...GAME_RANGES.map(({ from }) => from))])(
  'a command holds the same text for its version, whatever quotes it has',
  (text, game) => {
    const command = writeCommand('tellraw', text, game);
    const source = command.ok ? readSource(command.value) : undefined;
    // Both sides are without what has no effect, such as an empty text.
    expect(source?.ok && toRuns(source.value)).toEqual(toRuns(text));
    const display = writeCommand('text-display', text, game);
    if (!display.ok) return;
    const tag = parseSnbt(display.value.slice(display.value.indexOf('{')));
    const inner = tag.ok ? (tag.value as { text: unknown }).text : undefined;
    const isJson = typeof inner === 'string' && game !== '26.3' && /^[{["]/.test(inner);
    const read = readJsonValue(isJson ? JSON.parse(inner) : inner);
    expect(read.ok && toRuns(read.value)).toEqual(toRuns(text));
  },
);
