import { fc, test as property } from '@fast-check/vitest';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { convertText } from '../conversion/convert.ts';
import { diagnoseText } from '../diagnosis/diagnose-text.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { classifyString } from '../texts/classify-string.ts';
import { mineDownEdits, mineDownToTags } from './mine-down-edits.ts';

test.each([
  ['&gold&Hi &6you', '<gold>Hi <gold>you'],
  ['&#f0f&a&#FF8800&b', '<#ff00ff>a<#ff8800>b'],
  ['&#f00-#00f&Shop &gray&open', '<gradient:#ff0000:#0000ff>Shop </gradient><gray>open'],
  ['&rainbow&Shop', '<rainbow>Shop</rainbow>'],
  ['**bold ##both##** no', '<b>bold <i>both</i></b> no'],
  ['__u__ ~~s~~ ??o??', '<u>u</u> <st>s</st> <obf>o</obf>'],
  ['a ** b', 'a ** b'],
  ['****', '****'],
  ['\\**a**', '**a**'],
  ['&a&lHi&r!', '<green><b>Hi<reset>!'],
  ['Tom & Jerry &foo& x', 'Tom & Jerry <white>oo& x'],
  ['type <red> or <player>', 'type \\<red> or <player>'],
  [
    '[here](https://a.it/x Look **there**)',
    `<click:open_url:'https://a.it/x'><hover:show_text:'Look <b>there</b>'>here</hover></click>`,
  ],
  ['[run](/say hi)', `<click:run_command:'/say hi'>run</click>`],
  ['[x](#00f underline)', '<#0000ff><u>x</u></#0000ff>'],
  [
    '[x](color=red format=bold,italic suggest_command=/a b hover=it’s)',
    `<red><b><i><click:suggest_command:'/a b'><hover:show_text:'it’s'>x</hover></click></i></b></red>`,
  ],
  ['[VIP] **x**', '[VIP] <b>x</b>'],
])('%s becomes %s', (text, expected) => {
  expect(mineDownToTags(text)).toBe(expected);
});

test('what MiniMessage cannot say is refused', () => {
  expect(mineDownToTags('[x](show_entity=uuid:pig Name)')).toBeUndefined();
});

test('a conversion is never sure, and codes with names are no mistakes', () => {
  const profile = findProfile('minedown');
  if (profile === undefined) throw new Error('no profile');
  const text = '&gold&**Hi** [you](/a)';
  const { value, edits, state, reasons, proof } = convertText(text, { profile });
  expect(value).toBe(`<gold><b>Hi</b> <click:run_command:'/a'>you</click>`);
  expect(applyEdits(text, edits)).toBe(value);
  expect({ state, reasons, same: proof?.alone.same }).toEqual({
    state: 'unsure',
    reasons: ['unproven'],
    same: true,
  });
  expect(convertText('Hi', { profile }).state).toBe('same');
  expect(convertText(text, { profile, to: 'legacy' }).value).toContain('&6&lHi');
  expect(diagnoseText(text, profile)).toEqual([]);
});

test('what is written in MiniMessage already stays, and is checked as such', () => {
  const profile = findProfile('minedown');
  if (profile === undefined) throw new Error('no profile');
  const text = "<#00fb9a>Teleporting to</#00fb9a> <hover:show_text:'Hi'>[%1%]</hover>";
  const asked = { ...profile, readsMiniMessage: 'unknown' } as const;
  for (const one of [profile, asked]) {
    const { state, edits } = convertText(text, { profile: one });
    expect({ state, edits }).toEqual({ state: 'same', edits: [] });
  }
  expect(convertText('**Hi**', { profile: asked }).state).toBe('asked');
  expect(diagnoseText('<red>Hi</gren>', profile).map(({ code }) => code)).toEqual([
    'text/never-closed',
    'text/closes-nothing',
  ]);
});

test('tags beside MineDown are a question, and nothing is offered', () => {
  const profile = findProfile('minedown');
  if (profile === undefined) throw new Error('no profile');
  const text = '<red>Hi</red> **you** &7there';
  expect(convertText(text, { profile })).toMatchObject({
    value: text,
    edits: [],
    state: 'unsure',
    reasons: ['mixed-notation'],
  });
});

test('a code in the argument of a link does not make a text doubtful', () => {
  const profile = findProfile('minedown');
  if (profile === undefined) throw new Error('no profile');
  const string = { path: ['a'], value: '[x](#00fb9a show_text=&#00fb9a&Click)', isString: true };
  expect(classifyString(string, profile)).toEqual({ kind: 'text', because: 'codes' });
});

const piece = fc.constantFrom(
  ...['&gold&', '&#f0f&', '&c', '**', '##', '__', '[', ']', '(', ')', '](', '\\', '<red>', '<'],
  ...['a', ' ', 'color=red', 'hover=', '/x', 'https://a.it', "'", '&', '&rainbow&', '&#f00-#00f&'],
);

property.prop([fc.array(piece, { maxLength: 25 }).map((all) => all.join(''))])(
  'edits lie in the text, in order',
  (text) => {
    const edits = mineDownEdits(text);
    if (edits === undefined) return;
    let last = 0;
    for (const { from, to } of edits) {
      expect(from).toBeGreaterThanOrEqual(last);
      expect(to).toBeGreaterThanOrEqual(from);
      last = to;
    }
    expect(last).toBeLessThanOrEqual(text.length);
  },
);

test('a long text takes time in proportion to its length', { timeout: 20_000 }, () => {
  for (const unit of ['**', '[', '[a](', '&gold&', '\\', '**a## ', '[**](/a)']) {
    expect(mineDownEdits(unit.repeat(30_000))).toBeDefined();
  }
});
