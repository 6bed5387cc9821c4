import { expect, test } from 'vitest';
import { readMessageFile } from './index.ts';

const SEASON = `<gray>It's "Season 3": </gray><#54daf4>live!</#54daf4>`;

test.each([
  [
    'a line of server.properties',
    String.raw`motd=\u00A7a\u00A7lMy Server\u00A7r\n\u00A77Season 3`,
    'properties',
    ['<green><b>My Server</b></green>', '<gray>Season 3</gray>'],
  ],
  [
    'a whole server.properties',
    '#Minecraft server properties\r\n#Sun Nov 22\r\nlevel-name=world\r\nmotd = §6A \\\r\n   B\r\nserver-port=25565\r\n',
    'properties',
    ['<gold>A B</gold>'],
  ],
  [
    'velocity.toml',
    `config-version = "2.7"\nbind = "0.0.0.0:25565"\nmotd = "<gold>A</gold><newline>${SEASON.replaceAll('"', '\\"')}"\n[servers]\nlobby = "127.0.0.1:30066"\n`,
    'velocity',
    ['<gold>A</gold>', SEASON],
  ],
  [
    'an old velocity.toml',
    `config-version = "1.0"\nmotd = "&3A"`,
    'velocity',
    ['<dark_aqua>A</dark_aqua>'],
  ],
  [
    'a string of TOML over several lines',
    `motd = """\n<red>A</red>\n<blue>B</blue>"""`,
    'velocity',
    ['<red>A</red>', '<blue>B</blue>'],
  ],
  [
    'config.yml of BungeeCord',
    `listeners:\n- query_port: 25577\n  motd: '&1It''s &x&5&4&d&a&f&4me'\n  tab_list: GLOBAL_PING\n`,
    'bungee-cord',
    [`<dark_blue>It's </dark_blue><#54daf4>me</#54daf4>`],
  ],
  [
    'main.conf of MiniMOTD',
    `motd-enabled=true\nmotds=[\n  {\n    icon=random\n    line1="<red>A"\n    line2="<blue>\\u2605 \\"B\\""\n  },\n  { line1 = C }\n]\n`,
    'mini-motd',
    ['<red>A', '<blue>★ "B"'],
  ],
  [
    'ServerListPlus.yml',
    `Default:\n  Description:\n  - |-\n    &aFirst\n    &#54daf4Second\n  - 'Other'\n`,
    'server-list-plus',
    ['<green>First</green>', '<#54daf4>Second</#54daf4>'],
  ],
  [
    'a profile of AdvancedServerList',
    `priority: 0\nmotd:\n  - '<aqua>A'\n  - '<gold>B'\nplayerCount:\n  hidePlayers: false\n`,
    'advanced-server-list',
    ['<aqua>A', '<gold>B'],
  ],
  [
    'config.yml of Maintenance',
    `maintenance-enabled: false\nping-message:\n  enabled: true\n  messages:\n    default:\n      - "<red>Under<br><gold>maintenance"\n`,
    'maintenance',
    ['<red>Under', '<gold>maintenance'],
  ],
  [
    'an older config.yml of Maintenance',
    `pingmessages:\n  - "<red>A</red><br><gold>B"\nplayercountmessage: "<red>No"\n`,
    'maintenance',
    ['<red>A</red>', '<gold>B'],
  ],
  [
    'config.yml of Geyser',
    `bedrock:\n  port: 19132\nmotd:\n  primary-motd: "§6§lA §r§7B"\n  secondary-motd: 'C'\n`,
    'geyser',
    ['<gold><b>A </b></gold><#c6c6c6>B</#c6c6c6>', 'C'],
  ],
  [
    'two lines of Geyser, selected from the middle of the first',
    `primary-motd: "A"\n  secondary-motd: "B"`,
    'geyser',
    ['A', 'B'],
  ],
  [
    'a compose file',
    `services:\n  mc:\n    image: itzg/minecraft-server\n    environment:\n      EULA: "TRUE"\n      MOTD: "§6$$5\\n§7B"\n`,
    'docker',
    ['<gold>$5</gold>', '<gray>B</gray>'],
  ],
  [
    'a list of variables',
    `environment:\n  - EULA=TRUE\n  - MOTD=§6A\\nB\n`,
    'docker',
    ['<gold>A</gold>', '<gold>B</gold>'],
  ],
  [
    'a command line',
    String.raw`docker run -d -e EULA=TRUE -e MOTD=$'§6It\'s\n§7B' -p 25565:25565 itzg/minecraft-server`,
    'docker',
    [`<gold>It's</gold>`, '<gray>B</gray>'],
  ],
  [
    'two lines of a YAML list',
    `  - '&aIt''s open'\n  - "&eNew: \\u2605 \\"Arena\\""`,
    'text',
    [`<green>It's open</green>`, '<yellow>New: ★ "Arena"</yellow>'],
  ],
  [
    'codes in components in a YAML list',
    String.raw`- "{\"text\":\"§cA §lB\"}"`,
    'text',
    ['<red>A <b>B</b></red>'],
  ],
  [
    'a gradient of ServerListPlus in a YAML list',
    '- "%gradient#ff0000#00ff00%Hi%gradient%"',
    'text',
    ['<#ff0000>H</#ff0000><#00ff00>i</#00ff00>'],
  ],
  ['text with codes', '&6A\n&7B', 'text', ['<gold>A</gold>', '<gray>B</gray>']],
  ['MiniMessage', '<rainbow>A</rainbow>\n<red>B', 'text', ['<rainbow>A</rainbow>', '<red>B']],
  ['JSON of a text', '{"text":"A","color":"red"}', 'text', ['<red>A</red>']],
  [
    'the answer of a server',
    '{"description":{"text":"§6A\\n","extra":[{"text":"B","color":"#54daf4"}]},"players":{"online":1,"max":2}}',
    'status',
    ['<gold>A</gold>', '<#54daf4>B</#54daf4>'],
  ],
])('%s', (_, text, foundIn, lines) => {
  const read = readMessageFile(text);
  if (!read.ok) throw new Error(read.error.code);
  expect(read.foundIn).toBe(foundIn);
  expect(read.messages[0].message.lines.map((line) => line.text)).toEqual(lines);
});

test('several messages are all found', () => {
  const read = readMessageFile(`Description: ['A', 'B', 'C']`);
  expect(read.ok && read.messages.map(({ message }) => message.lines[0]?.text)).toEqual([
    'A',
    'B',
    'C',
  ]);
  const listeners = readMessageFile(`listeners:\n- motd: 'A'\n- motd: 'B'\n`);
  expect(listeners.ok && listeners.messages).toHaveLength(2);
});

test('hover lines, version text and icon are found too', () => {
  const read = readMessageFile(
    JSON.stringify({
      description: 'Hi',
      players: {
        sample: [
          { name: '§cRed', id: '0' },
          { name: 'Notch', id: '1' },
        ],
      },
      favicon: 'data:image/png;base64,iVBORw0KGgo=',
    }),
  );
  expect(read.ok && read.messages[0]).toMatchObject({
    message: { hover: ['<red>Red</red>'] },
    icon: 'data:image/png;base64,iVBORw0KGgo=',
  });
  const profile = readMessageFile(
    `motd: ['<red>A', 'B']\nplayerCount:\n  hover: ['<aqua>x']\n  text: '<red>Closed'\n`,
  );
  expect(profile.ok && profile.messages[0].message).toMatchObject({
    hover: ['<aqua>x'],
    versionText: '<red>Closed',
  });
});

test('a notation that the file does not know is told', () => {
  const read = (text: string) => {
    const result = readMessageFile(text);
    return result.ok && result.messages[0];
  };
  expect(read('motd=&6Hello')).toMatchObject({
    isNotParsed: true,
    message: { lines: [{ text: '<gold>Hello</gold>' }] },
  });
  expect(read('motd=<red>Hello')).toMatchObject({ isNotParsed: true });
  expect(read('motd = "&6Hello"')).toMatchObject({ isNotParsed: true });
  expect(read(String.raw`motd=\u00A76Hello & more`)).toMatchObject({ isNotParsed: false });
});

test('a notation that stays letters in a list is told', () => {
  const read = readMessageFile('- "[COLOR=red]Hi[/COLOR]"');
  expect(read.ok && read.messages[0].isForeign).toBe(true);
});

test('a list that was not copied whole is read', () => {
  const read = readMessageFile("    - '&7A'\n    - '&cB'\n  sound:");
  expect(read.ok && read.messages[0].message.lines.map(({ text }) => text)).toEqual([
    '<gray>A</gray>',
    '<red>B</red>',
  ]);
});

test.each(['Â§cHi', 'motd=Â§cHi', "motd: 'Â§cHi'"])('that %s was damaged is told', (text) => {
  const read = readMessageFile(text);
  expect(read.ok && read.messages[0]).toMatchObject({
    isMended: true,
    message: { lines: [{ text: '<red>Hi</red>' }] },
  });
});

test('codes that the game shows as letters stay letters', () => {
  const read = readMessageFile('/give @p stick 1 0 {display:{Name:"&cEdge"}}');
  expect(read.ok && read.messages[0].message.lines).toEqual([{ text: '&cEdge', align: 'none' }]);
});

test('a line of nothing but spaces is no centered line', () => {
  const read = readMessageFile('motd=A\\n ');
  expect(read.ok && read.messages[0].message.lines[1]).toEqual({ text: ' ', align: 'none' });
});

test('lines that do not show are counted', () => {
  const read = readMessageFile('A\nB\nC\nD\n');
  expect(read.ok && read.messages[0].leftOut).toBe(2);
});

test.each([
  ['', 'empty'],
  ['motd: "open', 'broken'],
  ['motd = "\\q"', 'broken'],
  ['# motd\ndescription: x\ndefault: 1', 'nothing-found'],
  ['/give @p diamond 64', 'nothing-found'],
])('%s', (text, code) => {
  expect(readMessageFile(text)).toEqual({ ok: false, error: { code } });
});

test('a separator of lines in a text of MiniMOTD begins no comment', () => {
  const read = readMessageFile('motds=[{icon=random, line1="a\u2028 # b", line2=""}]');
  expect(read.ok && read.messages[0].message.lines).toEqual([
    { text: 'a\u2028 # b', align: 'none' },
  ]);
});
