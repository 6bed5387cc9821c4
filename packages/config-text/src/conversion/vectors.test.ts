import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { ConversionReason, ConversionState } from './conversion.ts';
import { convertText } from './convert.ts';

const SAME = 'same';

type Vector = readonly [
  number: number,
  profile: string,
  input: string,
  /** Undefined: unchanged. */
  expected: string | undefined,
  state?: ConversionState,
  reasons?: readonly ConversionReason[],
];

const VECTORS: readonly Vector[] = [
  [1, 'generic', '&aWelcome back!', '<green>Welcome back!'],
  [2, 'generic', '&e&lShop &8» &7Open', '<yellow><b>Shop </b><dark_gray>» <gray>Open'],
  [3, 'generic', '&lA&cB', '<b>A</b><red>B'],
  [4, 'generic', '&c&lStop&r now', '<red><b>Stop<reset> now'],
  [5, 'generic', '&7[&aOn&7] ok', '<gray>[<green>On<gray>] ok'],
  [6, 'generic', '&C&LERROR', '<red><b>ERROR</b>'],
  [7, 'generic', '&#ff8800Hot &x&0&0&a&a&f&fCold', '<#ff8800>Hot <#00aaff>Cold'],
  [8, 'generic', '&#FFAA00Coins', '<gold>Coins'],
  [9, 'generic', '&f&lA &f&lB', '<white><b>A B</b>'],
  [10, 'generic', '&o&7plain', '<gray>plain'],
  [11, 'generic', '&7&n&oBoth&7 none', '<gray><u><i>Both</i></u> none'],
  [12, 'generic', '&z&&c&q', '&z&<red>&q'],
  [13, 'generic', 'Tom & Jerry', undefined],
  [14, 'generic', 'https://example.org/?a=1&c=2&b=3', undefined, SAME, ['code-in-url']],
  [15, 'generic', '&7Usage: /kit <name> [player]', '<gray>Usage: /kit <name> [player]'],
  [
    16,
    'generic',
    '&7Type <red> to confirm',
    '<gray>Type \\<red> to confirm',
    'unsure',
    ['mixed-notation'],
  ],
  [17, 'generic', "&7I <3 it's &cyou're", "<gray>I \\<3 it's <red>you're"],
  [18, 'generic', '&7Path C:\\<dir>', '<gray>Path C:\\\\<dir>'],
  [19, 'generic', '&cLine 1\n&7Line 2', '<red>Line 1\n<gray>Line 2'],
  [20, 'generic', '&cA\\n&7B', '<red>A\\n<gray>B'],
  [21, 'generic', '&c', undefined, 'unsure', ['codes-only']],
  [22, 'generic', '&6[Farm] &b', '<gold>[Farm] <aqua>'],
  [23, 'generic', '&e&l[Farm] ', '<yellow><b>[Farm] </b>'],
  [24, 'generic', '{prefix}&7{player} &ejoined', '{prefix}<gray>{player} <yellow>joined'],
  [25, 'generic', '&a%player_name%&7: %msg%', '<green>%player_name%<gray>: %msg%'],
  [26, 'section', '§6Hi §kxx§r!', '<gold>Hi <obf>xx<reset>!'],
  [27, 'section', '&cnot a code §abut this', '&cnot a code <green>but this'],
  [28, 'essentialsx', "§6It''s §c{0}§6 left.", "<primary>It''s <secondary>{0}<primary> left."],
  [29, 'essentialsx-config', '&7{PREFIX}&r {MESSAGE}', undefined, 'refused', ['not-read-here']],
  [30, 'superiorskyblock2', '&{HEX:ff8800}Hot &7{0}', '<#ff8800>Hot <gray>{0}'],
  [31, 'superiorskyblock2', '&{HEX:f80}Hot', '<#ff8800>Hot'],
  [32, 'tab', '<#E0B11E>My Server</#FF0000>', '<gradient:#e0b11e:#ff0000>My Server</gradient>'],
  [33, 'tab', '#FF0000Red &lbold', '<#ff0000>Red <b>bold</b>'],
  [
    34,
    'cmi-syntax',
    '{#ff0000>}Hello{#0000ff<}&7 x',
    '<gradient:#ff0000:#0000ff>Hello</gradient><gray> x',
    'unsure',
    ['approximate'],
  ],
  [35, 'iridium', '<SOLID:FF0080>Cool &lname', '<#ff0080>Cool <b>name</b>'],
  [36, 'item', '&7Damage: &c+5', '<!i><gray>Damage: <red>+5'],
  [37, 'item', '&lStrong', '<b>Strong</b>'],
  // The plugin reads MiniMessage there, so the code is shown as text today.
  [38, 'deluxemenus', '[minimessage] &aHi', '[minimessage] <green>Hi', 'unsure', ['leftover-code']],
  [39, 'deluxemenus', '[message] &aHi', undefined, 'refused', ['not-read-here']],
  [40, 'velocity', '&#09add3A &lVelocity&r Server', '<#09add3>A <b>Velocity<reset> Server'],
];

const cases = VECTORS.map(([number, id, input, expected, state = SAME, reasons = []]) => ({
  number,
  id,
  input,
  expected,
  state,
  reasons,
}));

test.each(cases)('$number: $id, $input', ({ id, input, expected, state, reasons }) => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  const converted = convertText(input, { profile });
  expect(converted.value).toBe(expected ?? input);
  expect(converted).toMatchObject({ state, reasons });
  if (state === SAME && expected !== undefined) expect(converted.proof?.alone.same).toBe(true);
});
