// The commands: output, errors and exit codes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { readPng, writePng } from '@fucina/png';
import { outputTypeOf, START_FORMS, startCommand } from '@fucina/server-launch';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import { closeFakeServers, startTcp, startUdp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { commandLineWords } from '@fucina/site/words/command-line';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { EXAMPLES } from './examples.ts';
import { TestFolder } from './testing/folder.ts';
import { readByShell } from './testing/read-by-shell.ts';

const home = new TestFolder({
  'messages.mm': '<gold>Fine\n<red>Hi <rde>you\n§cOld\n',
  'clean.mm': '<gold>Fine</gold>\n',
  'plugins/Shop/messages.yml': 'a: Top #1\n',
  'motd.json': '{\n  "text": "Hi",\n  "color": "red",,\n}\n',
});
const folder = home.path;

beforeAll(() => {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(255);
  writeFileSync(join(folder, 'skin.png'), writePng({ width: 64, height: 64, data }));
});
afterAll(() => home.remove());
afterEach(closeFakeServers);

const fucina = (words: readonly string[], input = '', lang = 'C') =>
  home.fucina(words, { input, env: { LANG: lang } });

describe('convert', () => {
  test('each line is a text of its own', async () => {
    const ran = await fucina(['convert', '--to', 'minimessage'], '&cHello\n<blue>you\nplain\n');
    expect(ran).toEqual({
      stdout: '<red>Hello</red>\n<blue>you</blue>\nplain\n',
      stderr: '',
      code: 0,
    });
  });

  test.each([
    [
      'minimessage',
      'legacy',
      '<hover:show_text:hi><click:run_command:/x>a</click></hover>',
      'a\n',
      ['click that runs a command', 'hover text'],
    ],
    ['json', 'minimessage', '{"text":"a","colour":"red"}', 'a\n', ['the field “colour”']],
    ['legacy', 'minimessage', '&ca&r&l', '<red>a</red>\n', ['codes at the end']],
  ])('what a text of %s loses in %s is told', async (from, to, text, stdout, things) => {
    const args = ['convert', '--from', from, '--to', to];
    const ran = await fucina(args, text);
    expect(ran).toMatchObject({ stdout, code: 0 });
    const told = ran.stderr.trimEnd().split('\n');
    expect(told).toEqual(
      things.map((thing) => expect.stringContaining(`-:1 Not in the result: ${thing}`)),
    );
    expect(await fucina([...args, '--strict'], text)).toMatchObject({ stdout, code: 1 });
  });

  test.each([
    ['auto', '&cHi <b>x', '& codes'],
    ['legacy', '&c<b>x', 'MiniMessage'],
    ['json', '{"text":"&cHi"}', '& codes'],
  ])('codes of another notation that stay letters are told (%s: %s)', async (from, text, what) => {
    const args = ['convert', '--from', from, '--to', 'json', '--strict'];
    expect(await fucina(args, text)).toMatchObject({
      stderr: `-:1 Not converted, these stay letters: ${what}.\n`,
      code: 1,
    });
  });

  test.each([
    ['{"text":"§cHi"}', '<red>Hi</red>'],
    ['/execute as @a run tellraw @s {"text":"Hi","color":"red"}', '<red>Hi</red>'],
    [String.raw`- "&cA\x41" # two`, '<red>AA</red>'],
    [String.raw`motd=\u00a7cHi`, '<red>Hi</red>'],
    ['player.sendMessage(ChatColor.RED + "Hi");', '<red>Hi</red>'],
    ['Â§cHi', '<red>Hi</red>'],
  ])('%s is taken out of what is around it', async (text, stdout) => {
    const ran = await fucina(['convert', '--to', 'minimessage', '--strict'], text);
    expect(ran).toEqual({ stdout: `${stdout}\n`, stderr: '', code: 0 });
  });

  test.each([
    ['C', 'The item has no name and no lore: there is no text in this command.'],
    ['it_IT.UTF-8', 'L’oggetto non ha né nome né lore: in questo comando non c’è testo.'],
  ])('of an item without texts it is said that it has none (%s)', async (lang, sentence) => {
    const args = ['convert', '--to', 'minimessage'];
    expect(await fucina(args, '&cHi\n/give @p diamond 64\n', lang)).toEqual({
      stdout: '<red>Hi</red>\n\n',
      stderr: `-:2 ${sentence}\n`,
      code: 0,
    });
  });

  test('the letters alone are told to lack what only the game fills in, and no style', async () => {
    const text =
      '{"text":"Top: ","bold":true,"extra":[{"score":{"name":"*","objective":"kills"}}]}';
    const args = ['convert', '--from', 'json', '--to', 'plain', '--strict'];
    const told = '-:1 Not in the result: score: nothing is written.\n';
    expect(await fucina(args, text)).toEqual({ stdout: 'Top: \n', stderr: told, code: 1 });
  });

  test('--strict is clean where nothing is lost, and refused for files of plugins', async () => {
    const ran = await fucina(['convert', '--to', 'minimessage', '--strict'], '&cHi');
    expect(ran).toEqual({ stdout: '<red>Hi</red>\n', stderr: '', code: 0 });
    const refused = await fucina(['convert', '--to', 'minimessage', '--strict', 'a.yml']);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--strict') });
  });

  test('JSON may take several lines', async () => {
    const ran = await fucina(
      ['convert', '--to', 'legacy'],
      '{\n"text": "Hi",\n"color": "red"\n}\n',
    );
    expect(ran).toMatchObject({ stdout: '&cHi\n', code: 0 });
  });

  test.each([
    ['C', 'This character is not expected here.'],
    ['it_IT.UTF-8', 'Questo carattere non è previsto qui.'],
  ])('what cannot be read is told with its place (%s)', async (lang, sentence) => {
    const ran = await fucina(['convert', '--from', 'json', '--to', 'snbt', 'motd.json'], '', lang);
    const stderr = `motd.json:3:18 ${sentence}\n    "color": "red",,\n                   ^\n`;
    expect(ran).toEqual({ stdout: '', stderr, code: 1 });
  });

  test('lines may end as on Windows, and the last one without a line end', async () => {
    const ran = await fucina(['convert', '--to', 'plain'], '&cHello\r\n\r\n&lyou');
    expect(ran).toMatchObject({ stdout: 'Hello\n\nyou\n', code: 0 });
  });

  test.each([
    ['with a byte order mark', '\ufeff{"text":"Hi"}\n', 'utf-8'],
    ['in UTF-16', '\ufeff{"text":"Hi"}\r\n', 'utf-16le'],
  ] as const)('a file as Windows writes it, %s', async (_, text, encoding) => {
    writeFileSync(join(folder, 'windows.json'), text, encoding);
    const ran = await fucina(['convert', '--from', 'json', '--to', 'legacy', 'windows.json']);
    expect(ran).toEqual({ stdout: 'Hi\n', stderr: '', code: 0 });
    expect(await fucina(['check', 'windows.json'])).toMatchObject({ code: 0 });
  });

  test('letters that are no UTF-8 are not replaced by others', async () => {
    writeFileSync(join(folder, 'latin.txt'), '&cPerché no\n', 'latin1');
    const ran = await fucina(['convert', '--to', 'minimessage', 'latin.txt']);
    const stderr = 'latin.txt cannot be read (it is no text in UTF-8).\n';
    expect(ran).toEqual({ stdout: '', stderr, code: 2 });
  });
});

describe('check', () => {
  test('a file without mistakes', async () => {
    expect(await fucina(['check', 'clean.mm'])).toEqual({
      stdout: 'No mistakes found.\nLooked at: files: 1, texts: 1, settings: 0.\n',
      stderr: '',
      code: 0,
    });
  });

  test('each mistake has its file, line, column, level, fix and rule', async () => {
    const { stdout, code } = await fucina(['check', 'messages.mm']);
    expect(stdout.split('\n')).toEqual([
      'messages.mm:2:9  warning  There is no tag “rde”, so it stays text. Write <red>.  text/unknown-tag',
      'messages.mm:3:1  error  § codes make MiniMessage fail: nothing of this line is read. Write <red>.  text/legacy-code',
      '',
      'Errors: 1, warnings: 1, notes: 0; with a fix: 2.',
      'Looked at: files: 1, texts: 3, settings: 0.',
      '',
    ]);
    expect(code).toBe(1);
  });

  test('in Italian', async () => {
    const { stdout } = await fucina(['check', 'messages.mm'], '', 'it_IT.UTF-8');
    expect(stdout).toContain('messages.mm:2:9  avviso  ');
    expect(stdout).toContain('\nErrori: 1, avvisi: 1, note: 0; con correzione: 2.\n');
    const wished = await fucina(['check', '--lang', 'it', 'messages.mm']);
    expect(wished.stdout).toBe(stdout);
  });

  test('as JSON, with the end of each range', async () => {
    const { stdout } = await fucina(['check', '--format', 'json', 'messages.mm', 'motd.json']);
    expect(JSON.parse(stdout)).toEqual([
      {
        ...{ file: 'messages.mm', line: 2, column: 9, endLine: 2, endColumn: 14 },
        ...{ level: 'warning', rule: 'text/unknown-tag', fix: '<red>' },
        message: expect.stringContaining('rde'),
      },
      expect.objectContaining({ file: 'messages.mm', line: 3, column: 1, level: 'error' }),
      expect.objectContaining({ file: 'motd.json', line: 3, column: 18, rule: 'text/unreadable' }),
    ]);
  });

  test('notes are left out unless they are asked for', async () => {
    home.write('open.mm', '<red>Hi\n');
    expect(await fucina(['check', 'open.mm'])).toMatchObject({
      stdout: 'No mistakes found.\nLooked at: files: 1, texts: 1, settings: 0.\n',
    });
    const { stdout, code } = await fucina(['check', '--notes', 'open.mm']);
    expect(stdout).toContain('open.mm:1:1  note  ');
    expect(stdout).toContain('notes: 1; with a fix: 0.\n');
    expect(code).toBe(0);
  });

  test('a file that is not there', async () => {
    const ran = await fucina(['check', 'nowhere.mm']);
    expect(ran).toMatchObject({
      stderr: 'nowhere.mm cannot be read (no such file or folder).\n',
      code: 2,
    });
  });
});

test.each<[string[], string]>([
  [['small-caps', 'Hello', 'world'], 'ʜᴇʟʟᴏ ᴡᴏʀʟᴅ\n'],
  [['small-caps', '--codes', '<red>Hi'], '<red>ʜɪ\n'],
  [['head', 'Notch'], '/give @p player_head[profile="Notch"]\n'],
  [
    ['head', '--version', '1.8', '--count', '2', 'Notch'],
    '/give @p skull 2 3 {SkullOwner:"Notch"}\n',
  ],
  [
    ['gradient', '--colors', '#ff0000,#0000ff', '--format', '&#rrggbb', 'ab'],
    '&#FF0000a&#0000FFb\n',
  ],
])('fucina %j', async (words, stdout) => {
  expect(await fucina(words)).toEqual({ stdout, stderr: '', code: 0 });
});

test.each([
  ['[b]Hi[/b]', 'Tags of forums such as [B] are not read and stay letters.'],
  [
    '{"text":"Hi","color":"red"',
    'Components that are cut off, or inside of other data, are not read and stay letters.',
  ],
])('what stays letters is told: %s', async (text, sentence) => {
  const ran = await fucina(['convert', '--to', 'plain', '--strict'], `${text}\n`);
  expect(ran).toMatchObject({ stdout: `${text}\n`, code: 1 });
  expect(ran.stderr).toContain(`-:1 ${sentence}`);
});

test.each([
  ['1.12.2', '/give @p skull 1 3 {SkullOwner:"Notch"}\n'],
  ['1.21.4', '/give @p player_head[profile="Notch"]\n'],
  ['26.1', '/give @p player_head[profile="Notch"]\n'],
])('a head for version %s, whichever range that is in', async (version, stdout) => {
  expect(await fucina(['head', 'Notch', '--version', version])).toMatchObject({ stdout, code: 0 });
});

test.each<[string[], string]>([
  [
    ['head', '--version', '1.7.10', 'Notch'],
    'No command is written for 1.7.10: 1.8 is the oldest version.\n',
  ],
  [['head', '--count', '0', 'Notch'], 'The count is a number from 1 to 6400.\n'],
  [
    ['head', '--version', '1.12.2', '069a79f444e94726a5befca90e38aaf5'],
    'Minecraft 1.12.2 does not look up a uuid: give the player’s name, or a texture.\n',
  ],
  [
    ['gradient', '--colors', '#fff,#000', '--format', 'minimessage', 'Hi'],
    `“minimessage” is no value for “--format”. Possible: ${GRADIENT_FORMATS.join(', ')}.\n`,
  ],
  [['start', 'java -jar server.jar -Xmx4G'], 'To have a command explained, add --explain.\n'],
])('fucina %j is refused with what to do', async (words, stderr) => {
  expect(await fucina(words)).toEqual({ stdout: '', stderr, code: 2 });
});

test('a start script goes to stdout, the notes about it to stderr', async () => {
  const ran = await fucina(['start', '--ram', '4G', '--flags', 'none', '--jar', 'my jar.jar']);
  expect(ran.stdout).toMatch(/^#!\/bin\/bash\n/);
  expect(ran.stdout).toContain("-jar 'my jar.jar' --nogui\n");
  expect(ran.code).toBe(0);
});

test.each(START_FORMS)('a start command in the form “%s”', async (form) => {
  const ran = await fucina(['start', '--ram', '2G', '--form', form]);
  const outputType = outputTypeOf(form);
  const made = startCommand({ ramMb: 2048, format: form, outputType, flagSet: 'aikar' });
  expect(ran).toMatchObject({ stdout: made.ok && `${made.value.text}\n`, code: 0 });
});

test('a start command is for the Java that is named', async () => {
  const forJava = async (version: string) =>
    (await fucina(['start', '--flags', 'zgc', '--java', version])).stdout;
  expect(await forJava('21')).toContain('-XX:+ZGenerational');
  expect(await forJava('25')).not.toContain('-XX:+ZGenerational');
});

test('a start command with a mistake is explained and repaired', async () => {
  const { stdout, code } = await fucina(['start', '--explain'], 'java -jar server.jar -Xmx4G');
  expect(stdout).toContain('Problem: -Xmx4G stands behind the jar');
  expect(stdout).toContain('Without the mistakes:\njava -Xmx4G -jar server.jar\n');
  expect(code).toBe(1);
});

test.each([
  ['java -Xmx4G -jar s.jar', 'Judged for Java 25, which the newest servers need.\n'],
  [
    'jre7/bin/java -Xmx4G -XX:MaxPermSize=256M -jar s.jar',
    'Judged for Java 8, the nearest we know to Java 7 in the path.\nNo mistakes found.\n',
  ],
])('of %s it is said for which Java it is judged', async (command, said) => {
  const { stdout } = await fucina(['start', '--explain'], command);
  expect(stdout).toContain(said);
});

test('a command is explained for the version of the server that is given', async () => {
  const command = 'java -Xmx2G -XX:+UseConcMarkSweepGC -jar server.jar';
  const explain = ['start', '--explain', '--server-version'];
  const { stdout, code } = await fucina([...explain, '1.12.2', command]);
  expect(stdout).toContain('Judged for Java 11, the usual one for 1.12.2.\nWarning: Java 11 warns');
  expect(code).toBe(0);
  const newer = await fucina([...explain, '1.12.2', command.replace('java', 'java-21/bin/java')]);
  expect(newer.stdout).toContain('Judged for Java 21, which the path of Java names.\n');
  const unknown = await fucina([...explain, '1.99', command]);
  expect(unknown.stderr).toContain('1.99');
  expect(unknown.code).toBe(2);
});

test('values of flags that no table knows are named', async () => {
  const command = 'java -Xmx4G -XX:ParallelGCThreads=two -Xlog:gc -jar server.jar';
  const { stdout } = await fucina(['start', '--explain'], command);
  expect(stdout).toContain('Problem: ParallelGCThreads wants a whole number such as 4, and two is');
  expect(stdout).toMatch(/Not checked, .*: -Xlog:gc\n$/);
});

test('a character by its name is refused in words', async () => {
  const { stderr, code } = await fucina(
    ['convert', '--to', 'minimessage'],
    '{text:"\\N{Snowman}"}\n',
  );
  expect(stderr).toContain('Characters by name, such as \\N{Snowman}, are not read here');
  expect(code).toBe(1);
});

test.each([
  ['1.8', '@s works from 1.12 on.\n'],
  ['1.11.2', '@s works from 1.12 on.\n'],
  ['1.12.2', ''],
  ['1.13', ''],
])('in %s it is told what @s needs: %j', async (version, stderr) => {
  const ran = await fucina(['head', 'Notch', '--version', version, '--target', '@s']);
  expect(ran).toMatchObject({ stderr, code: 0 });
});

describe('avatar', () => {
  test('the face in the wanted size', async () => {
    const ran = await fucina(['avatar', 'skin.png', '--size', '32', '-o', 'one.png']);
    expect(ran).toEqual({ stdout: '', stderr: '', code: 0 });
    const read = readPng(readFileSync(join(folder, 'one.png')), [[32, 32]]);
    expect(read).toMatchObject({ ok: true, value: { width: 32 } });
  });

  test.each([
    [['avatar', 'clean.mm'], 'clean.mm is no skin: ', 1],
    [['avatar', 'nowhere.png'], 'nowhere.png cannot be read (no such file or folder).', 2],
    [
      ['avatar', 'skin.png', '--output', 'no/where.png'],
      'no/where.png cannot be written (no such file or folder).',
      2,
    ],
    [
      ['avatar', 'skin.png', '--output', './skin.png'],
      './skin.png is the file that is read: name another one to write.',
      2,
    ],
    [['avatar', 'skin.png', '--size', '0'], 'The size is a number of pixels from 1 to 4096.', 2],
  ])('%j is refused', async (words, stderr, code) => {
    const skin = readFileSync(join(folder, 'skin.png'));
    const ran = await fucina(words);
    expect(readFileSync(join(folder, 'skin.png'))).toEqual(skin);
    expect(ran.stderr).toContain(stderr);
    expect(ran.code).toBe(code);
  });
});

describe('preview', () => {
  test('without a terminal there are no colours', async () => {
    expect(await fucina(['preview'], '<red>Hi<newline>you')).toMatchObject({ stdout: 'Hi\nyou\n' });
  });

  test('true colours when they are asked for', async () => {
    const { stdout } = await fucina(['preview', '--color', 'always'], '<red>Hi');
    expect(stdout).toBe('\u001b[38;2;255;85;85mHi\u001b[0m\n');
  });
});

describe('preview as a picture', () => {
  test('a message is drawn, and what the font lacks is told', async () => {
    const words = ['preview', '--png', 'chat.png', '--scale', '2'];
    const ran = await fucina(words, '<red>Hi 漢', 'it_IT');
    expect(ran).toEqual({
      stdout: '',
      stderr: 'Mancano nel nostro font e nell’immagine sono riquadri: 漢\n',
      code: 0,
    });
    const file = readFileSync(join(folder, 'chat.png'));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([400, 34]);
  });

  test('the file with the texts is not replaced by their picture', async () => {
    const ran = await fucina(['preview', '--png', 'clean.mm', 'clean.mm']);
    const stderr = 'clean.mm is the file that is read: name another one to write.\n';
    expect(ran).toEqual({ stdout: '', stderr, code: 2 });
    expect(readFileSync(join(folder, 'clean.mm'), 'utf8')).toBe('<gold>Fine</gold>\n');
  });

  test('older lines than the chat shows are told', async () => {
    const { stderr } = await fucina(['preview', '--png', 'chat.png'], 'x\n'.repeat(25));
    expect(stderr).toBe('The chat shows only its last lines; missing in the picture: 5.\n');
  });

  test.each([
    [['--scale', '0'], 'The scale is a number from 1 to 16.\n'],
    [['--png', 'no/where.png'], 'no/where.png cannot be written (no such file or folder).\n'],
  ])('%j is refused', async (words, stderr) => {
    const ran = await fucina(['preview', '--png', 'chat.png', ...words], '<red>Hi');
    expect(ran).toEqual({ stdout: '', stderr, code: 2 });
  });
});

describe('status', () => {
  test('a server in one’s own network', async () => {
    const { port } = await startTcp((socket) => answerWith(socket));
    const { stdout, code } = await fucina(['status', `127.0.0.1:${port}`]);
    expect(stdout).toMatch(
      /^Online\n {2}A good server\nVersion: Paper 1\.21\.4\nPlayers: 3 of 20\nPing: \d+ ms\n$/,
    );
    expect(code).toBe(0);
  });

  test('a Bedrock server, as JSON', async () => {
    const { port } = await startUdp((socket, _, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const ran = await fucina([
      'status',
      '--edition',
      'bedrock',
      '--json',
      `IP: \`127.0.0.1:${port}\``,
    ]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ online: true, edition: 'bedrock' });
  });

  test('in Italian', async () => {
    const { port } = await startTcp((socket) => answerWith(socket));
    const { stdout } = await fucina(['status', `127.0.0.1:${port}`], '', 'it_IT.UTF-8');
    expect(stdout).toContain('\nGiocatori: 3 su 20\n');
  });

  test('offline is an answer with an exit code of its own', async () => {
    const { port } = await startTcp((socket) => socket.destroy());
    const ran = await fucina(['status', `127.0.0.1:${port}`]);
    expect(ran).toMatchObject({ code: 1, stderr: '' });
    expect(ran.stdout).toMatch(/^Offline\. /);
  });

  test('what is no address', async () => {
    const ran = await fucina(['status', 'https://example.com'], '', 'it_IT');
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('https://');
  });

  test.each([
    ['C', 'Probably meant: play.demo\n'],
    ['it_IT.UTF-8', 'Forse intendevi: play.demo\n'],
  ])('the address in a sentence is offered (%s)', async (lang, told) => {
    const ran = await fucina(['status', 'Entrate su play.demo, vi aspetto!'], '', lang);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr.endsWith(`\n${told}`)).toBe(true);
  });
});

describe('wrong use is told in a sentence, with exit code 2', () => {
  test.each<[string[], string, string]>([
    [
      ['head', '--cuont', '2', 'x'],
      'There is no option “--cuont”.\nDid you mean “--count”?',
      'L’opzione “--cuont” non esiste.\nIntendevi “--count”?',
    ],
    [['head'], '“who” is missing.', 'Manca “chi”.'],
    [
      ['convert', 'x'],
      'The option “--to <format>” is required.',
      'L’opzione “--to <formato>” è obbligatoria.',
    ],
    [
      ['convert', '--tp', 'x'],
      'There is no option “--tp”.\nDid you mean “--to”?',
      'L’opzione “--tp” non esiste.\nIntendevi “--to”?',
    ],
    [
      ['gradient', '--color', '#ff0000', 'Hi'],
      'There is no option “--color”.\nDid you mean “--colors”?',
      'L’opzione “--color” non esiste.\nIntendevi “--colors”?',
    ],
    [
      ['start', '--os', 'mac'],
      '“mac” is no value for “--os <system>”. Possible: windows, linux, java.',
      '“mac” non è un valore per “--os <sistema>”. Possibili: windows, linux, java.',
    ],
    [
      ['completion', 'tcsh'],
      '“tcsh” is no value for “shell”. Possible: bash, zsh, fish.',
      '“tcsh” non è un valore per “shell”. Possibili: bash, zsh, fish.',
    ],
    [
      ['list', 'things'],
      '“things” is no value for “what”. Possible: profiles, rules, strings.',
      '“things” non è un valore per “cosa”. Possibili: profiles, rules, strings.',
    ],
    [
      ['avatar', '--size', "it's", 'skin.png'],
      "“it's” is no value for “--size <pixels>”.\n--size <pixels>: width and height in pixels",
      "“it's” non è un valore per “--size <pixel>”.\n--size <pixel>: larghezza e altezza in pixel",
    ],
    [
      ['start', '--ram', 'much'],
      '“much” is no value for “--ram <amount>”.\n--ram <amount>: memory, such as 4096M or 4G',
      '“much” non è un valore per “--ram <quantità>”.\n--ram <quantità>: memoria, ad esempio 4096M o 4G',
    ],
  ])('%j', async (words, english, italian) => {
    const [en, it] = [await fucina(words), await fucina(words, '', 'it_IT.UTF-8')];
    const [command = ''] = words;
    expect(en.stderr).toBe(`${english}\nfucina ${command} --help shows how it is used.\n`);
    expect(it.stderr).toBe(`${italian}\nfucina ${command} --help mostra come si usa.\n`);
    expect([en.code, it.code, en.stdout, it.stdout]).toEqual([2, 2, '', '']);
  });
});

test.each([
  [['bake'], 'There is no command “bake”.\nfucina --help shows all commands.\n'],
  [
    ['chek', 'a.mm'],
    'There is no command “chek”.\nDid you mean “check”?\nfucina --help shows all commands.\n',
  ],
  [
    ['help', 'chek'],
    'There is no command “chek”.\nDid you mean “check”?\nfucina --help shows all commands.\n',
  ],
  [
    ['chek', '--help'],
    'There is no command “chek”.\nDid you mean “check”?\nfucina --help shows all commands.\n',
  ],
])('%j is no command', async (words, stderr) => {
  expect(await fucina(words)).toEqual({ stdout: '', stderr, code: 2 });
});

test('help is a command, too', async () => {
  expect(await fucina(['help'])).toEqual(await fucina(['--help']));
  expect(await fucina(['help', 'check'])).toEqual(await fucina(['check', '--help']));
  const italian = await fucina(['check', '--help', '--lang', 'it']);
  expect(await fucina(['--lang', 'it', 'help', 'check'])).toEqual(italian);
  expect(await fucina(['--lang=it', 'help', 'check'])).toEqual(italian);
  expect(await fucina(['help', '--lang', 'it', 'check'])).toEqual(italian);
});

test.each(['--version', '-V'])('%s', async (option) => {
  expect(await fucina([option])).toEqual({ stdout: `${manifest.version}\n`, stderr: '', code: 0 });
});

test('every command obeys --lang, before its name and behind it', async () => {
  for (const name of Object.keys(EXAMPLES)) {
    const { stdout } = await fucina([name, '--lang', 'it', '--help']);
    expect(stdout).toMatch(new RegExp(`^Uso: fucina ${name} `));
  }
  const before = await fucina(['--lang', 'it', 'start', '--ram', '1']);
  expect(before).toEqual(await fucina(['start', '--ram', '1'], '', 'it_IT.UTF-8'));
  const alone = await fucina(['--lang', 'it']);
  expect(alone).toMatchObject({ stdout: '', code: 2 });
  expect(alone.stderr).toMatch(/^Uso: fucina /);
});

describe('help', () => {
  test('without a command, all commands are listed', async () => {
    const { stdout, code } = await fucina([], '', 'it_IT.UTF-8');
    for (const name of Object.keys(EXAMPLES))
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(code).toBe(0);
  });

  test.each(Object.entries(EXAMPLES))('%s shows its examples', async (name, examples) => {
    const { stdout, code } = await fucina([name, '--help'], '', 'it_IT.UTF-8');
    for (const example of examples) expect(stdout).toContain(`\n  ${example}\n`);
    expect(stdout).toMatch(/^Uso: fucina [a-z-]+ \[opzioni\]/);
    expect(stdout).toMatch(/ --lang <lingua> /);
    expect(code).toBe(0);
  });

  test.each(Object.keys(EXAMPLES))(
    'every value of %s has a name in both languages',
    async (name) => {
      const inEnglish = await fucina([name, '--help']);
      const inItalian = await fucina([name, '--help'], '', 'it_IT.UTF-8');
      const valuesOf = (help: string) =>
        [...help.matchAll(/^(?:Us[a-z]+: .*| {2}(?:-\w, )?--[a-z-]+ )<(\p{L}+)/gmu)].map(
          ([, value]) => value,
        );
      const known: Readonly<Record<string, string>> = commandLineWords.it;
      const translated = valuesOf(inEnglish.stdout).map((value) => known[`value_${value}`]);
      expect(valuesOf(inItalian.stdout)).toEqual(translated);
    },
  );

  // `init` writes into the working directory, which init.test.ts makes; `watch` does not end by itself, `watch-server` needs a site, and the servers are tested with their clients.
  const { mcp: _, lsp: __, init: ___, watch: ____, 'watch-server': _____, ...examples } = EXAMPLES;
  test.each(Object.values(examples).flat())('the example works: %s', async (example) => {
    const { port } = await startTcp((socket) => answerWith(socket));
    const bedrock = await startUdp((socket, _, from) =>
      socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    );
    const script = example
      .replace('play.example.com', `127.0.0.1:${port}`)
      .replace('192.168.1.5', `127.0.0.1:${bedrock.port}`);
    const { input, words } = readByShell(script);
    const ran = await fucina(words, input);
    expect(ran.stdout === '').toBe(/avatar|--png/.test(example));
    expect(ran.stderr).not.toContain('fucina --help');
    // The examples of `check` and `start --explain` have mistakes to show.
    expect(ran.code).toBe(/check|--explain/.test(example) ? 1 : 0);
  });
});

test('all languages have the same sentences with the same values', () => {
  const holes = (message: string) => [...message.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
  const [english, ...others] = Object.values(commandLineWords).map((words) =>
    Object.entries(words).map(([key, message]) => [key, new Set(holes(message))]),
  );
  for (const other of others) expect(other).toEqual(english);
});
