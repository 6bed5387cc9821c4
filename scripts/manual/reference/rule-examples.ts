import type { Rule } from '@fucina/config-text';

/** A file with the mistake that a rule is about, and the same file without it. */
export interface RuleExample {
  readonly wrong: string;
  readonly right: string;
  readonly file: string;
  /** Options without which the rule says nothing. */
  readonly options?: readonly string[];
  /** What the advice names. */
  readonly detail?: string;
}

type WithoutLine = (typeof WITHOUT_LINE)[number];

/** What is wrong with a file as a whole, what cannot be seen on a page, and what is found by conversions alone. */
export const WITHOUT_LINE = [
  'file/binary',
  'file/too-big',
  'file/unknown-format',
  'file/encoding',
  'file/mixed-line-ends',
  'file/long-key',
  'yaml/control-character',
  'yaml/line-break',
  'yaml/nesting',
  'yaml/too-many-errors',
  'yaml/too-big',
  'json/nesting',
  'toml/too-big',
  'hocon/nesting',
  'profile/wrong-folder',
  'text/too-long',
  'text/join-differs',
  // Of MiniMessage that is read strictly, which no plugin does whose profile there is.
  'text/wrong-close-order',
  'text/reset-in-strict',
] as const satisfies readonly Rule[];

const SHOP = 'plugins/Shop/messages.yml';
/** A plugin that reads MiniMessage. */
const TAGS = 'plugins/Maintenance/language.yml';
const ESSENTIALS = 'plugins/Essentials/messages/messages_en.properties';

export const RULE_EXAMPLES: Readonly<Record<Exclude<Rule, WithoutLine>, RuleExample>> = {
  'yaml/unquoted-code': yaml('join: &aHello', "join: '&aHello'"),
  'yaml/must-quote': yaml('who: @all', "who: '@all'"),
  'yaml/list-or-text': yaml('ranks: [VIP, %rank%]', "ranks: [VIP, '%rank%']"),
  'yaml/cut-by-comment': yaml('title: Top #1', "title: 'Top #1'"),
  'yaml/tab': yaml('title:\tShop', 'title: Shop'),
  'yaml/bad-escape': yaml('folder: "C:\\path"', "folder: 'C:\\path'"),
  'yaml/duplicate-key': yaml('join: Hello\njoin: Goodbye', 'join: Hello\nquit: Goodbye'),
  'yaml/key-type': yaml('yes: Bought', "'yes': Bought"),
  'yaml/under-indented': yaml("rules: 'Be nice\nand fair'", "rules: 'Be nice\n  and fair'"),
  'yaml/comment-without-space': yaml("title: 'Shop'# name", "title: 'Shop' # name"),
  'yaml/multi-document': yaml('join: Hello\n---\nquit: Goodbye', 'join: Hello\nquit: Goodbye'),
  'yaml/bad-merge': yaml('shop:\n  <<: Hello', 'shop:\n  join: Hello'),
  'yaml/syntax': yaml('join:\n# first\n  Hello\nquit', 'join:\n# first\n  Hello\nquit: Goodbye'),
  'props/duplicate-key': properties('join=Hello\njoin=Goodbye', 'join=Hello\nquit=Goodbye'),
  'props/bad-unicode': properties('price=5 \\u20A', 'price=5 \\u20AC'),
  'props/lone-quote': properties(
    "paid=It''s paid: {0}\nfail=Can't pay {0}",
    "paid=It''s paid: {0}\nfail=Can''t pay {0}",
  ),
  'json/duplicate-key': json(
    '{\n  "join": "Hello",\n  "join": "Goodbye"\n}',
    '{\n  "join": "Hello",\n  "quit": "Goodbye"\n}',
  ),
  'json/syntax': json('{ "join" "Hello" }', '{ "join": "Hello" }'),
  'toml/syntax': {
    file: 'plugins/Shop/messages.toml',
    wrong: 'folder = "C:\\path"',
    right: "folder = 'C:\\path'",
  },
  'hocon/syntax': {
    file: 'plugins/Shop/messages.conf',
    wrong: 'join = &aHello',
    right: 'join = "&aHello"',
  },
  'profile/not-read-here': {
    file: 'plugins/AuthMe/messages/messages_en.yml',
    wrong: "login: '<red>Wrong password'",
    right: "login: '&cWrong password'",
  },
  'profile/switch-off': {
    file: 'plugins/TAB/config.yml',
    wrong: 'components:\n  minimessage-support: false',
    right: 'components:\n  minimessage-support: true',
    detail: 'components.minimessage-support',
  },
  'text/mixed-notation': text('<red>Hello &cyou', '<red>Hello you'),
  'text/leftover-code': tags('<red>Hello &ayou', '<red>Hello <green>you'),
  'text/lost-letter': text('&Hello &ayou', '&aHello &ayou'),
  'text/eaten-letter': text('&Enough', '&cEnough'),
  'text/doubled-code': text('&&cHello', '&cHello'),
  'text/code-in-word': text('&7Q&A now', '&7Q & A now'),
  'text/code-in-url': text('&7https://a.example/?a=1&c=2', '&7https://a.example/?c=2'),
  'text/codes-only': text('&c', '&cShop'),
  'text/broken-hex': text('&x&f&f&0 Hello', '&x&f&f&0&0&0&0Hello'),
  'text/placeholder-cut': text('&7%player&c_name%', '&7&c%player_name%'),
  'text/message-format-quote': essentials("<primary>It's {0}", "<primary>It''s {0}"),
  'text/message-format-brace': essentials('<primary>{player}: {0}', '<primary>{1}: {0}'),
  'text/printf-percent': {
    file: 'plugins/Towny/settings/lang/en.yml',
    wrong: "sure: '&c100% sure'",
    right: "sure: '&c100%% sure'",
  },
  'text/component-syntax': text('{"text":"Hello","color":red"}', '{"text":"Hello","color":"red"}'),
  'text/component-field': text('{"text":"Hello","color":"rot"}', '{"text":"Hello","color":"red"}'),
  'text/link-not-clickable': tags(
    '<red>See https://a.example',
    "<red>See <click:open_url:'https://a.example'>https://a.example</click>",
  ),
  'text/item-italic': {
    file: 'plugins/Shop/items.yml',
    wrong: "sword:\n  name: '<red>Sword'",
    right: "sword:\n  name: '<!i><red>Sword'",
  },
  'text/tail-leaks': text('&6[Shop] &l', '&6[Shop] &r'),
  'text/needs-escape-lost': {
    file: 'plugins/Oraxen/lang.yml',
    wrong: "confirm: 'Type \\<red> to confirm'",
    right: "confirm: 'Type red to confirm'",
  },
  'text/legacy-code': message('§cHello', '<red>Hello'),
  'text/ampersand-code': message('&cHello', '<red>Hello'),
  'text/unknown-tag': tags('<rde>Sold out', '<red>Sold out'),
  'text/missing-argument': tags('<click:run_command>Home', '<click:run_command:/home>Home'),
  'text/takes-no-argument': tags('<!b:x>Hello', '<!b>Hello'),
  'text/bad-argument': tags('<hover:show_item:stone:x>Hello', '<hover:show_item:stone:1>Hello'),
  'text/bad-color': tags('<c:pruple>Hello', '<c:dark_purple>Hello'),
  'text/color-name-case': tags('<gradient:RED:blue>Hello', '<gradient:red:blue>Hello'),
  'text/too-few-colors': tags('<gradient:red>Hello', '<gradient:red:gold>Hello'),
  'text/phase-out-of-range': tags('<gradient:red:blue:2>Hello', '<gradient:red:blue:1>Hello'),
  'text/negative-phase': tags('<rainbow:-1>Hello', '<rainbow:1>Hello'),
  'text/unknown-action': tags('<hover:show_txt:Hi>Hello', '<hover:show_text:Hi>Hello'),
  'text/action-case': tags('<hover:SHOW_TEXT:Hi>Hello', '<hover:show_text:Hi>Hello'),
  'text/unknown-flag': tags('<pride:tran>Hello', '<pride:trans>Hello'),
  'text/hex-length': tags('<#fa0>Hello', '<#ffaa00>Hello'),
  'text/url-port': tags(
    '<click:open_url:https://a.example:80/map>Map',
    '<click:open_url:"https://a.example:80/map">Map',
  ),
  'text/bad-url': tags(
    '<click:open_url:ftp://a.example>Map',
    '<click:open_url:https://a.example>Map',
  ),
  'text/bad-page': tags('<click:change_page:0>Start', '<click:change_page:1>Start'),
  'text/bad-command': tags(
    '<click:run_command:"/say § 5">Price',
    '<click:run_command:"/say 5">Price',
  ),
  'text/bad-key': tags('<font:Shop:big>Hello', '<font:shop:big>Hello'),
  'text/bad-head-name': tags('<head:"a b">Hello', '<head:Notch>Hello'),
  'text/short-negation': tags('<!i>Hello', '<i:false>Hello', '--adventure', '5.0.1'),
  'text/legacy-show-item': tags(
    '<hover:show_item:stone:1:"{a:1}">Hello',
    '<hover:show_item:stone:1>Hello',
  ),
  'text/decoration-argument': tags('<bold:FALSE>Hello', '<bold:false>Hello'),
  'text/closes-nothing': tags('Hello</red>', '<red>Hello</red>'),
  'text/alias-closes-nothing': tags('<b>Hello</bold>', '<b>Hello</b>'),
  'text/never-closed': tags('Hello <red>you', 'Hello <red>you</red>'),
  'text/unclosed-quote': tags('<hover:show_text:"Hi>Hello', '<hover:show_text:"Hi">Hello'),
  'text/not-in-preset': tags(
    '<click:run_command:"/home">Home',
    '<gold>Home',
    '--preset',
    'FORMATTED_TEXT',
  ),
  'text/needs-newer-adventure': tags('<head:Notch> Notch', '<gold>Notch', '--adventure', '4.18'),
  'text/needs-newer-game': tags('<sprite:block/stone> Stone', '<gray>Stone', '--game', '1.20.4'),
};

/** What is run to find a mistake that needs more than a file. */
export function commandOf({ options = [] }: RuleExample): string | undefined {
  return options.length === 0 ? undefined : `fucina check ${options.join(' ')}`;
}

function yaml(wrong: string, right: string): RuleExample {
  return { file: SHOP, wrong, right };
}

function properties(wrong: string, right: string): RuleExample {
  return { file: 'plugins/Shop/messages.properties', wrong, right };
}

function json(wrong: string, right: string): RuleExample {
  return { file: 'plugins/Shop/messages.json', wrong, right };
}

/** A text of a plugin that nobody knows. */
function text(wrong: string, right: string): RuleExample {
  return yaml(`text: ${quoted(wrong)}`, `text: ${quoted(right)}`);
}

/** A text of a plugin that reads MiniMessage. */
function tags(wrong: string, right: string, ...options: readonly string[]): RuleExample {
  const file = TAGS;
  return { file, wrong: `text: ${quoted(wrong)}`, right: `text: ${quoted(right)}`, options };
}

function essentials(wrong: string, right: string): RuleExample {
  return { file: ESSENTIALS, wrong: `text=${wrong}`, right: `text=${right}` };
}

/** A file that holds MiniMessage and nothing else. */
function message(wrong: string, right: string): RuleExample {
  return { file: 'welcome.mm', wrong, right };
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
