// A mistake for each rule, found by the command.
import { RULES } from '@fucina/config-text';
import { afterAll, expect, test } from 'vitest';
import { TestFolder } from '../testing/folder.ts';

/** `convert` names them: see the table of the rules. */
const OF_CONVERSIONS = ['text/join-differs'];
/** Of MiniMessage that is read strictly, which no plugin does whose profile there is. */
const OF_STRICT_READING = ['text/wrong-close-order', 'text/reset-in-strict'];

const MEGABYTE = 1_000_000;
/** A tag for each rule, behind a key that no other rule is about. */
const TAGS = [
  '<rde>x',
  '<click:run_command>x',
  '<!b:x>x',
  '<hover:show_item:stone:x>x',
  '<c:pruple>x',
  '<gradient:RED:blue>x',
  '<gradient:red>x',
  '<gradient:red:blue:2>x',
  '<rainbow:-1>x',
  '<hover:show_txt:a>x',
  '<hover:SHOW_TEXT:a>x',
  '<pride:tran>x',
  '<#fff>x',
  '<click:open_url:https://x.y:80/p>a',
  '<click:open_url:ftp://a.b>x',
  '<click:change_page:0>x',
  '<click:run_command:"/say § x">x',
  '<font:Bad:x>x',
  '<head:"a b">x',
  '<bold:FALSE>x',
  'x</red>',
  '<b>x</bold>',
  '<red>x',
  '<hover:show_text:"a\\">x',
  '<!i>x',
  '<hover:show_item:stone:1:"{a:1}">x',
  '<red>See https://example.org/x',
  '<sprite:block/stone>x',
  '<head:Notch>x',
];
const CODES = [
  '&Hello you',
  '&Fehler beim Laden',
  '&&cHi',
  'Q&A &7now',
  'https://a.it/?a=1&c=2 &7and more',
  '&c',
  '&x&f&f&0 Hi',
  '&7%a&cb%',
  '&6[Farm] &l',
  '<red>Hi &cyou',
  '{"text":"Hi","color":red"}',
  '{"text":"Hi","color":"rot"}',
];

const yaml = (texts: readonly string[]) =>
  texts.map((text, index) => `text-${index}: '${text.replaceAll("'", "''")}'\n`).join('');

const folder = new TestFolder({
  'plugins/Maintenance/tags.yml': yaml(TAGS),
  'plugins/Maintenance/codes.yml': yaml(['<red>Hi &cyou']),
  'plugins/Shop/codes.yml': yaml(CODES),
  'plugins/Shop/item.yml': "sword:\n  name: '<red>Sword'\n",
  'plugins/AuthMe/messages/messages_en.yml': yaml(['<red>Hi']),
  'plugins/Oraxen/lang.yml': yaml(['Type \\<red> to confirm']),
  'plugins/Towny/settings/lang/en.yml': yaml(['&c100% sure']),
  'plugins/TAB/config.yml': 'components:\n  minimessage-support: false\n',
  'plugins/Essentials/messages_en.properties': 'a=Hi\n',
  'plugins/Essentials/messages/messages_en.properties':
    "a=<primary>It's {0}\nb=<primary>{player} {0}\n",
  'plain.mm': '§cHi\n&cHi\n',
  'notes.txt': '\0',
  'data.yml': 'x'.repeat(21 * MEGABYTE),
  'image.png': 'x',
  'ends.yml': 'a: 1\r\nb: 2\nc: 3\r\n',
  'yaml.yml': [
    'a: &cHello',
    'b: @all',
    'c: Top #1',
    'd:\tx',
    'e: "C:\\path"',
    'f: 1\nf: 2',
    'yes: x',
    "g: 'x\ny'",
    "h: 'x'# c",
    'i: x\u2028y',
    'j: \u0007',
    `# ${'-'.repeat(200)}`,
    '---',
    'k: 1',
  ].join('\n'),
  'merge.yml': 'a:\n  <<: hi\n',
  'list.yml': 'a: [VIP, %rank%]\n',
  'syntax.yml': 'a:\n# c\n  x\ny}\n',
  'nesting.yml': '['.repeat(1000),
  'errors.yml': '"'.repeat(200_000),
  'lines.yml': '#\n'.repeat(1.3 * MEGABYTE),
  'a.properties': "a=It''s {0}\nb=Don't {0}\nc=\\u12\na=2\n",
  'plugins/Shop/a.json': '{"a": 1, "a": 2, "b" 1}',
  'plugins/Shop/nesting.json': '['.repeat(1000),
  'plugins/Shop/long.yml': yaml([`&a${'x'.repeat(70_000)}`]),
  'plugins/Shop/key.json': `{"${'k'.repeat(3000)}": "x"}`,
  'a.toml': 'a = "\\q"',
  'long.toml': `a = "${'x'.repeat(4 * MEGABYTE)}"`,
  'a.conf': 'a = &cHi',
  'nesting.conf': '['.repeat(MEGABYTE),
});
folder.write('plugins/Shop/latin.yml', Uint8Array.of(0x61, 0x3a, 0x20, 0xe9, 0x0a));
afterAll(() => folder.remove());

async function rulesOf(...words: string[]): Promise<readonly string[]> {
  const { stdout } = await folder.fucina(['check', '--notes', '--format', 'json', ...words]);
  const problems: readonly { rule: string }[] = JSON.parse(stdout);
  return problems.map(({ rule }) => rule);
}

test('every rule is found by a check', { timeout: 300_000 }, async () => {
  const found = new Set([
    ...(await rulesOf('.', 'plain.mm')),
    ...(await rulesOf('plain.mm', 'image.png', '--profile', 'generic')),
    ...(await rulesOf('plain.mm')),
    ...(await rulesOf('plugins/Maintenance', '--adventure', '5.0.1')),
    ...(await rulesOf('plugins/Maintenance', '--adventure', '4.18', '--game', '1.16.5')),
    ...(await rulesOf('plugins/Maintenance', '--preset', 'FORMATTED_TEXT')),
  ]);
  const missing = [...RULES.keys()].filter((rule) => !found.has(rule));
  expect(missing.toSorted()).toEqual([...OF_CONVERSIONS, ...OF_STRICT_READING].toSorted());
});

test('what only a conversion finds is told by it', async () => {
  folder.write('plugins/Farm/a.yml', "prefix: '&e&l[Farm] '\nhello: 'Hi &cyou'\n");
  const words = ['convert', '--to', 'minimessage', '--profile', 'generic', 'plugins/Farm'];
  const { stderr } = await folder.fucina(words);
  expect(stderr).toContain('a.yml:2:8 hello: Joined with other texts, it looks different.');
});
