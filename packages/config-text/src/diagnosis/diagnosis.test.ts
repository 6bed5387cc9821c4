import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findProfile, PROFILES } from '../profiles/find-profile.ts';
import { RULES } from '../rules/rules.ts';
import { diagnoseText } from './diagnose-text.ts';
import { ruleOfReason } from './rule-of-reason.ts';

const diagnose = (text: string, id: string) => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return diagnoseText(text, profile).map(
    ({ code, severity, from, to }) => `${severity} ${code} ${from}-${to}`,
  );
};

test.each([
  ['authme', '&Hello you', ['warning text/lost-letter 0-2']],
  ['authme', 'a &quot; b &c', []],
  ['authme', '&Fehler beim Laden', ['warning text/eaten-letter 0-2']],
  ['generic', '&#00fb9a&Click here', ['warning text/eaten-letter 8-10']],
  ['authme', '&7&Fehler', ['warning text/eaten-letter 2-4']],
  ['authme', '&C&LERROR', []],
  ['authme', '&CHello &Fehler', []],
  ['towny', '&Fehler', ['warning text/lost-letter 0-2']],
  ['authme', '&&cHi', ['note text/doubled-code 0-2']],
  ['essentialsx-config', '&&cHi', []],
  ['authme', 'Q&A &7now', ['note text/code-in-word 1-3']],
  ['authme', 'https://a.it/?a=1&c=2', ['warning text/code-in-url 0-21']],
  ['generic', '&c', ['note text/codes-only 0-2']],
  ['generic', '&x&f&f&0 Hi', ['warning text/broken-hex 0-8']],
  ['generic', '&7%a&cb%', ['warning text/placeholder-cut 0-8']],
  ['authme', '<red>Hi', ['warning profile/not-read-here 0-7']],
  ['cmi', '&7Hi <bold><red>you', ['warning profile/not-read-here 0-19']],
  ['cmi', '&2<NewLine>', []],
  ['authme', 'Colors: <red>,<green>,<blue> or 255,0,0', []],
  ['generic', '<red>Hi &c!', ['note text/mixed-notation 0-11']],
  ['generic', '<rde>Hi', ['warning text/unknown-tag 0-5']],
  ['generic', '<gradient:#ff0000:#0000fg>Hi</gradient>', ['warning text/bad-color 0-26']],
  ['generic', "<hover:show_text:'hi>Hi", ['warning text/unclosed-quote 0-21']],
  // What is like no action may be one of the plugin's own.
  ['generic', '<click:copy:903>Copy</click>', ['note text/unknown-action 0-16']],
  ['generic', '<click:run_comand:/x>a</click>', ['warning text/unknown-action 0-21']],
  ['generic', '<player> joined <world>', []],
  [
    'generic',
    'Usage: /give <key> <gren>',
    ['note text/missing-argument 13-18', 'note text/unknown-tag 19-25'],
  ],
  ['generic', 'Speed <u:player> <speed>', ['note text/decoration-argument 6-16']],
  ['plotsquared', '<u:player>Hi', ['warning text/decoration-argument 0-10']],
  ['generic', '<player> <resets>', ['note text/unknown-tag 9-17']],
  ['generic', '<#ff0000>Hi</#0000ff>', ['note text/alias-closes-nothing 11-21']],
  ['generic', 'Renamed <old> to <new>', []],
  ['generic', '<lgray>Hi <lred>you</lred></lgray>', []],
  ['generic', '<lgray><b>Hi<reset> you</b></lgray>', ['note text/closes-nothing 23-27']],
  [
    'generic',
    '<red><b>Hi<reset> you</b></red>',
    ['warning text/closes-nothing 21-25', 'warning text/closes-nothing 25-31'],
  ],
  ['generic-minimessage', '<lgray>Hi <red>you', []],
  ['generic-minimessage', "<red>The preset '<preset>'", []],
  ['generic', '<#a93226>No Permission<#/e74c3c>', ['note text/bad-color 22-32']],
  ['plotsquared', '<#a93226>No Permission<#/e74c3c>', ['warning text/bad-color 22-32']],
  ['decentholograms', '<#00ff07>&lShop</#00d606>', []],
  ['decentholograms', '<#00ff07>1. &f%name%', []],
  ['decentholograms', '&lShop <red>Hi', ['warning profile/not-read-here 0-14']],
  ['authme', '<rde>Hi', []],
  ['superiorskyblock2', '<red>Hi', []],
  ['superiorskyblock2', '<red>Hi &c!', ['note text/mixed-notation 0-11']],
  ['towny', '<red>Hi &c!', []],
  ['tab', '<#E0B11E>My Server</#FF0000> <rde>!', ['warning text/unknown-tag 29-34']],
  [
    'plotsquared',
    '<prefix> <rde>Hi &c!',
    ['warning text/unknown-tag 9-14', 'warning text/leftover-code 17-19'],
  ],
  ['plotsquared', '<red>§cHi', ['error text/leftover-code 5-7']],
  // A part of other texts, and an address that is filled in before the tags are read.
  ['plotsquared', '</gray><gold>,</gold><gray> ', ['note text/closes-nothing 0-7']],
  ['plotsquared', '<b><red>Hi</b></red>', ['warning text/closes-nothing 14-20']],
  ['plotsquared', '<click:open_url:<url>><url></click>', ['note text/closes-nothing 27-35']],
  ['plotsquared', '<click:run:x>a</click>', ['warning text/unknown-action 0-13']],
  ['plotsquared', '<plot_owner> <red>Hi', []],
  ['plotsquared', 'Hi</plot_owner> you</red>', ['warning text/closes-nothing 19-25']],
  ['essentialsx', '<primary>Use <command>', []],
  ['essentialsx', '§6Hi', []],
  ['essentialsx', "<primary>It's {0}", ['warning text/message-format-quote 11-12']],
  ['essentialsx', "<primary>It''s <rde>", ['warning text/unknown-tag 15-20']],
  [
    'essentialsx',
    '<primary>{player}{0}',
    ['error text/message-format-brace 9-10', 'error text/message-format-brace 16-17'],
  ],
  ['tab', '<gray>Usage: /tab player <name> [<prefix>]', []],
  ['tab', '<gray>Hi <name>, /help', ['note text/unknown-tag 9-15']],
  [
    'tab',
    '<gray>https://a.it <name></gray> <nme>',
    ['note text/unknown-tag 19-25', 'note text/unknown-tag 33-38'],
  ],
  ['tab', '&3/tab parse <player>', []],
  ['generic-minimessage', '<rde>Hi', ['warning text/unknown-tag 0-5']],
  ['generic-minimessage', '<pink>Hi <red>you', ['note text/unknown-tag 0-6']],
  ['generic-minimessage', '<dark aqua>Hi <red>you', ['note text/unknown-tag 0-11']],
  // Without arguments it is no pattern for Essentials.
  ['essentialsx', "<primary>/<command> {player}, if it's allowed", []],
  ['citizens', "Le PNJ n'est plus assis.", []],
  ['citizens', "[[{0}]] n'est plus assis.", ['warning text/message-format-quote 9-10']],
  [
    'bungeecord',
    '{player}',
    ['error text/message-format-brace 0-1', 'error text/message-format-brace 7-8'],
  ],
  ['essentialsx', "'{'0'}'", []],
  ['generic', '{"text":"Hi"}', []],
  ['generic', '["",{"text":"Hi","colour":"red"}]', ['note text/component-field 0-33']],
  ['generic', '{"text":"Hi","color":"rot"}', ['warning text/component-field 0-27']],
  ['generic', '{"text":"&cHi"}', ['note text/mixed-notation 0-15']],
  [
    'generic',
    '{"text":"Hi","hoverEvent":{"action":"show_item","value":"{ItemJSON}"}}',
    ['note text/component-field 0-70'],
  ],
  [
    'generic',
    '{"text":"Hi","hoverEvent":{"action":"show_item","value":"{ItemJSON"}}',
    ['warning text/component-field 0-69'],
  ],
  ['generic', '{"text":"Hi "}&&{"text":"you"}', ['note text/component-syntax 14-30']],
  ['generic', '{"text":"Hi","color":red"}', ['error text/component-syntax 24-26']],
  ['generic', '{player} &7{"a"}', []],
  ['towny', '100% sure %s %%', ['note text/printf-percent 3-4']],
  ['minecraft-lang', '<%s> %2$s joined §cnow &c %% ', []],
  [
    'minecraft-lang',
    '100% <red>§x§f',
    ['warning profile/not-read-here 0-14', 'note text/printf-percent 3-4'],
  ],
  ['generic-minimessage', '<gradient:#fbf:#ffffff>a', ['warning text/hex-length 0-23']],
])('%s, %s', (id, text, expected) => {
  expect(diagnose(text, id).filter((found) => !found.includes('never-closed'))).toEqual(expected);
});

test('reasons of conversions are rules where a checker knows them', () => {
  expect(ruleOfReason('not-read-here')).toBe('profile/not-read-here');
  expect(ruleOfReason('tail-leaks')).toBe('text/tail-leaks');
  expect(ruleOfReason('approximate')).toBeUndefined();
});

const LEVELS: readonly string[] = ['error', 'warning', 'note'];

test('findings lie in the text, are sorted, and no worse than their rules', () => {
  const unit = fc.constantFrom(
    '&',
    '§',
    'c',
    'Hello',
    "'",
    '{',
    '}',
    '%',
    '<red>',
    '<rde>',
    ' ',
    '0',
    '<!i>',
    "<head:'a b'>",
    '<rainbow:-1>',
    '<click:open_url:x>',
    '{"text":"&c',
    '"}',
  );
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom(...PROFILES), (text, profile) => {
      let last = 0;
      for (const { code, severity, from, to } of diagnoseText(text, profile)) {
        expect(LEVELS.indexOf(severity)).toBeGreaterThanOrEqual(
          LEVELS.indexOf(RULES.get(code) ?? ''),
        );
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(text.length);
        last = from;
      }
    }),
    { numRuns: 1000 },
  );
});
