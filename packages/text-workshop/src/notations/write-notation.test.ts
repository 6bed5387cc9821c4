import { readMiniMessage } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { NOTATION_GROUPS, type NotationName } from './notation-names.ts';
import { writeNotation } from './write-notation.ts';

const NEWEST = { game: '26.3', adventure: '5.2' } as const;

function write(name: NotationName, miniMessage: string, target = {}) {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return writeNotation(name, read.value, { ...NEWEST, ...target });
}

test.each<[NotationName, string]>([
  ['mini-message', '<#54daf4>Hi <b>"you"</b></#54daf4>'],
  ['ampersand-hash', '&#54daf4Hi &l"you"'],
  ['ampersand-x', '&x&5&4&d&a&f&4Hi &l"you"'],
  ['ampersand-16', '&bHi &l"you"'],
  ['section-x', '§x§5§4§d§a§f§4Hi §l"you"'],
  ['section-16', '§bHi §l"you"'],
  ['brace', '{#54daf4}Hi &l"you"'],
  ['tag', '<#54daf4>Hi &l"you"'],
  ['bedrock', '§bHi §l"you"'],
  ['json', '{"text":"Hi ","color":"#54daf4","extra":[{"text":"\\"you\\"","bold":true}]}'],
  ['snbt', `{text:"Hi ",color:"#54daf4",extra:[{text:'"you"',bold:true}]}`],
  [
    'java-mini-message',
    String.raw`MiniMessage.miniMessage().deserialize("<#54daf4>Hi <b>\"you\"</b></#54daf4>")`,
  ],
  [
    'java-components',
    String.raw`Component.text()
    .append(Component.text("Hi ", TextColor.color(0x54daf4)))
    .append(Component.text("\"you\"", TextColor.color(0x54daf4), TextDecoration.BOLD))
    .build()`,
  ],
  [
    'java-legacy',
    String.raw`LegacyComponentSerializer.legacyAmpersand().deserialize("&#54daf4Hi &l\"you\"")`,
  ],
  [
    'html',
    '<span style="color: #54DAF4">Hi </span><span style="color: #54DAF4; font-weight: bold">&quot;you&quot;</span>',
  ],
  ['bbcode', '[COLOR=#54daf4]Hi [/COLOR][COLOR=#54daf4][B]"you"[/B][/COLOR]'],
  ['markdown', 'Hi **"you"**'],
  ['ansi', '\u001b[38;2;84;218;244mHi \u001b[0m\u001b[38;2;84;218;244;1m"you"\u001b[0m'],
  ['ansi-16', '\u001b[96mHi \u001b[0m\u001b[96;1m"you"\u001b[0m'],
  ['discord-ansi', '```ansi\n\u001b[36mHi \u001b[0m\u001b[1;36m"you"\u001b[0m\n```'],
  ['plain', 'Hi "you"'],
])('%s', (name, expected) => expect(write(name, '<#54daf4>Hi <b>"you"').value).toBe(expected));

test('every notation has losses for what it cannot say', () => {
  const names = Object.values(NOTATION_GROUPS).flat();
  const rich = "<click:run_command:'/x'>x";
  const silent = names.filter((name) => write(name, rich).losses.length === 0);
  expect(silent).toEqual(['mini-message', 'json', 'snbt', 'java-mini-message', 'java-components']);
});

test('a page of HTML shows the line breaks', () => {
  expect(write('html', 'a<br><b>b<br>c').value).toBe(
    'a<br><span style="font-weight: bold">b<br>c</span>',
  );
});

test('the versions decide what is written', () => {
  expect(write('json', '<#54daf4>x', { game: '1.15' }).value).toBe('{"text":"x","color":"aqua"}');
  expect(write('mini-message', '<head:Notch>', { adventure: '4.22' })).toMatchObject({
    value: '[Notch head]',
    losses: [{ code: 'head', since: '4.25' }],
  });
  expect(write('snbt', 'a<br>b').value).toBe(String.raw`"a\nb"`);
  expect(write('snbt', 'a<br>b', { game: '1.20' }).value).toBe('"a\nb"');
  expect(write('json', '<key:key.jump>', { game: 'bedrock' }).value).toBe('{"keybind":"key.jump"}');
});

test.each([
  ['<red><b>A</b><u>B</u></red>', '§c§lA§r§cB', ['underlined']],
  // By its name, although another color is nearer: Bedrock Edition draws it a little lighter.
  ['<gray>x', '§7x', ['color']],
  ['<#4f3c3c>x', '§jx', ['hex']],
])('Bedrock Edition gets the nearest: %s', (miniMessage, expected, codes) => {
  const { value, losses } = write('bedrock', miniMessage);
  expect(value).toBe(expected);
  expect(losses.map(({ code }) => code)).toEqual(codes);
});
