import { describe, expect, test } from 'vitest';
import { changeFile } from '../file/change-file.ts';
import { openFile } from '../file/open-file.ts';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import { changesOf, planFile } from './plan-file.ts';
import type { PlanOptions } from './plan-folder.ts';

const profileOf = (id: string): Profile => {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return profile;
};

async function plan(
  name: string,
  content: string,
  id = 'generic',
  rest: Partial<PlanOptions> = {},
) {
  const opened = await openFile(name, new TextEncoder().encode(content));
  if (!opened.ok) throw new Error(opened.error.code);
  const planned = planFile(opened.value, { profile: profileOf(id), ...rest });
  const states = planned.map(({ text, conversion }) => {
    const { path = [] } = opened.value.texts[text] ?? {};
    return `${path.join('.')}: ${conversion?.state ?? 'setting'}`;
  });
  const write = (includesUnsure = false) =>
    changeFile(opened.value, changesOf(planned, includesUnsure)).content;
  return { planned, states, write };
}

test('only texts are changed, and everything else stays', async () => {
  const { states, write } = await plan(
    'messages.yml',
    `# &cnot me\nmaterial: DIAMOND_SWORD   # &c\nhello: '&cIt''s %p%'\nlist: [ "&a\\tA", '&c' ]\n`,
  );
  expect(states).toEqual(['material: setting', 'hello: same', 'list.0: same', 'list.1: unsure']);
  expect(write()).toBe(
    `# &cnot me\nmaterial: DIAMOND_SWORD   # &c\nhello: '<red>It''s %p%'\nlist: [ "<green>\\tA", '&c' ]\n`,
  );
});

test.each(['|', '|+', '|-', '>-'])(
  'a block %s that ends in bold is closed inside',
  async (header) => {
    const end = header === '|+' ? '\n\n' : '\n';
    const { write } = await plan('a.yml', `a: ${header}\n  &cOne\n  &lbold${end}b: '&aX'\n`);
    expect(write()).toBe(`a: ${header}\n  <red>One\n  <b>bold</b>${end}b: '<green>X'\n`);
  },
);

test('a component in JSON inside YAML is changed on request only', async () => {
  const content = `a: '{"text":"it''s","color":"red"}'\n`;
  const { states, write } = await plan('a.yml', content);
  expect(states).toEqual(['a: unsure']);
  expect(write()).toBe(content);
  expect(write(true)).toBe(`a: '<red>it''s</red>'\n`);
});

test('addresses in HOCON stay, and strings behind a substitution are texts', async () => {
  const { states, write } = await plan('main.conf', `url = "http://x/?a&b"\nmotd = $\{x}"&cHi"\n`);
  expect(states).toEqual(['url: setting', 'motd: same']);
  expect(write()).toBe(`url = "http://x/?a&b"\nmotd = $\{x}"<red>Hi"\n`);
});

test('both values of a key that is there twice are converted', async () => {
  const { write } = await plan('a.yml', `a: '&cA'\na: '&bB'\n`);
  expect(write()).toBe(`a: '<red>A'\na: '<aqua>B'\n`);
});

test('a second time changes nothing', async () => {
  const content = `a: '&e&lShop &8» &7<red> &c'\nb: "§cHi\\n&7there"\nc: R&D &7lab\n`;
  const first = (await plan('a.yml', content)).write();
  expect((await plan('a.yml', first)).write()).toBe(first);
  expect(first).not.toBe(content);
});

describe('texts that are joined', () => {
  test('a text is tried with the prefix that it names', async () => {
    const { states, write } = await plan(
      'a.yml',
      `main-prefix: '&6[Farm] &b'\na: '{main_prefix}Hi'\nb: '%main-prefix%&rHi &cyou'\nc: '&rHi &cyou'\n`,
    );
    expect(states).toEqual(['main-prefix: same', 'a: setting', 'b: same', 'c: same']);
    expect(write()).toContain(`b: '%main-prefix%<reset>Hi <red>you'\nc: 'Hi <red>you'`);
  });

  test('a prefix that nobody names is before all texts', async () => {
    const { states, write } = await plan(
      'a.yml',
      `prefix: '&6[Farm] &b'\na: '&aHi'\nb: '&rHi &cyou'\n`,
    );
    expect(states).toEqual(['prefix: same', 'a: same', 'b: same']);
    expect(write()).toContain(`b: '<reset>Hi <red>you'`);
  });

  test('of several prefixes that nobody names, none is before all texts', async () => {
    const ranks = ['a', 'b', 'c'].map((rank) => `${rank}:\n  prefix: '&e&l[${rank}] '\n`);
    const { states } = await plan('a.yml', `${ranks.join('')}text: 'Hi &cyou'\n`);
    expect(states.at(-1)).toBe('text: same');
  });

  test('a prefix that ends in bold is not the same', async () => {
    const { states } = await plan('a.yml', `prefix: '&e&l[Farm] '\na: 'Hi &cyou'\n`);
    expect(states).toEqual(['prefix: same-alone', 'a: same-alone']);
  });
});

// The plugins as they are, with the parts of their files that are different from others.
describe('plugins', () => {
  test('EssentialsX: messages become MiniMessage, its config does not', async () => {
    const messages = await plan(
      'messages_en.properties',
      `a=\\u00a76It''s \\u00a7c{0}\\u00a76 left. /<command> <player>\nb=<primary>Hi {0}\n`,
      'essentialsx',
    );
    expect(messages.write()).toBe(
      `a=<primary>It''s <secondary>{0}<primary> left. /<command> <player>\nb=<primary>Hi {0}\n`,
    );
    const config = await plan(
      'config.yml',
      `format: '&7{PREFIX}&r {MESSAGE}'\n`,
      'essentialsx-config',
    );
    expect(config.states).toEqual(['format: refused']);
  });

  test('SuperiorSkyblock2: no code is left', async () => {
    const { states, write } = await plan(
      'en-US.yml',
      `a: '&{HEX:ff8800}Q&A &x &7{0}'\nb: '&{HEX:ff8800}Hot & &x'\n`,
      'superiorskyblock2',
    );
    expect(states).toEqual(['a: unsure', 'b: same']);
    expect(write(true)).not.toMatch(/&[0-9a-fk-orx]/i);
  });

  test('TAB: notations for colors, lines and conditions', async () => {
    const { states, write } = await plan(
      'config.yml',
      `header: '<#E0B11E>My Server</#FF0000>||#FF0000Red %animation:x%'\ncondition: '%a%=b'\n`,
      'tab',
    );
    expect(states).toEqual(['header: same', 'condition: setting']);
    expect(write()).toContain(
      `'<gradient:#e0b11e:#ff0000>My Server</gradient>||<#ff0000>Red %animation:x%'`,
    );
  });

  test('DeluxeMenus: only actions with MiniMessage', async () => {
    const content = `display_name: '&aShop'\nlore:\n- '&7Line'\nactions:\n- '[minimessage] &aHi'\n- '[message] &aHi'\n`;
    const { states, write } = await plan('shop.yml', content, 'deluxemenus');
    expect(states).toEqual([
      'display_name: refused',
      'lore.0: refused',
      'actions.0: unsure',
      'actions.1: refused',
    ]);
    expect(write(true)).toBe(content.replace('[minimessage] &a', '[minimessage] <green>'));
  });

  test('Towny: what would look different as it is meant', async () => {
    const content = `a: '&e&lA &7B'\nb: '&eA &7B'\n`;
    const shown = await plan('en.yml', content, 'towny');
    expect(shown.planned.map(({ conversion }) => conversion?.alternatives.length)).toEqual([1, 0]);
    const meant = await plan('en.yml', content, 'towny', { meaning: 'meant' });
    expect(meant.states).toEqual(['a: unsure', 'b: same']);
  });

  test('Velocity: only the description', async () => {
    const { states, write } = await plan(
      'velocity.toml',
      `config-version = "2.5"\nmotd = "&#09add3A &lVelocity"\nsecret = "a&b.secret"\n`,
      'velocity',
    );
    expect(states).toEqual(['config-version: setting', 'motd: same', 'secret: setting']);
    expect(write()).toContain('motd = "<#09add3>A <b>Velocity</b>"');
  });
});
