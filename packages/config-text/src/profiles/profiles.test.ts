import { expect, test } from 'vitest';
import { convertText } from '../conversion/convert.ts';
import { findProfile, guessProfile, PROFILES } from './find-profile.ts';
import { withAnswer } from './owner-answer.ts';

test('ids are unique, and every profile of a plugin names its source', () => {
  expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
  for (const { plugin, sources, files } of PROFILES) {
    if (plugin === undefined) continue;
    expect(sources.length).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(0);
  }
});

test.each([
  ['plugins/TAB/config.yml', 'tab'],
  ['server\\plugins\\TAB\\animations.yml', 'tab'],
  ['plugins/Essentials/messages/messages_it.properties', 'essentialsx'],
  ['plugins/Essentials/config.yml', 'essentialsx-config'],
  ['Essentials/motd.txt', 'essentialsx-config'],
  ['plugins/DeluxeMenus/gui_menus/shop.yml', 'deluxemenus'],
  ['plugins/SuperiorSkyblock2/lang/en-US.yml', 'superiorskyblock2'],
  ['plugins/Towny/settings/lang/override/it.yml', 'towny'],
  ['plugins/Oraxen/items/a/b.yml', 'oraxen'],
  ['velocity.toml', 'velocity'],
  ['spigot.yml', 'spigot'],
  ['config/paper-global.yml', 'paper-global'],
  ['assets/minecraft/lang/it_it.json', 'minecraft-lang'],
  ['pack/assets/minecraft/lang/en_US.lang', 'minecraft-lang'],
  ['plugins/Oraxen/pack/assets/oraxen/lang/en_us.json', 'minecraft-lang'],
  ['server/world/datapacks/pack/data/a/advancement/b.json', 'minecraft-data'],
  ['plugins/CustomFishing/translations/en.yml', 'customcrops'],
])('%s is read as %s', (path, id) => {
  expect(guessProfile(path)).toMatchObject({ profile: { id }, by: 'path' });
});

/** Paths that fit a glob: with each choice in braces, and with and without folders for `**`. */
function pathsOf(glob: string): readonly string[] {
  const [whole, inside] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (whole !== undefined && inside !== undefined) {
    return inside.split(',').flatMap((one) => pathsOf(glob.replace(whole, one)));
  }
  const name = (path: string) => path.replaceAll('*', 'some');
  const inPlace = glob.startsWith('/') ? glob.slice(1) : glob;
  return [...new Set(['', 'a/', 'a/b/'].map((folders) => name(inPlace.replace('**/', folders))))];
}

test.each(
  PROFILES.filter(({ plugin }) => plugin !== undefined).flatMap(({ id, files }) =>
    files.flatMap((glob) => pathsOf(glob).map((path) => [path, glob, id] as const)),
  ),
)('%s, which fits %s, is read as %s', (path, glob, id) => {
  const beside = glob.startsWith('/') || glob.startsWith('**');
  const place = beside ? path : `server/plugins/${path}`;
  expect(guessProfile(place)).toMatchObject({ profile: { id }, by: 'path' });
});

test.each([
  ['[Click](show_text=&7Hi run_command=/t)', 'minedown'],
  ['&7[x](#00fb9a run_command=/town)', 'minedown'],
  ['&7[x] (suggest_command)', 'generic'],
])('%s is found to be %s, of which nobody said that it reads MiniMessage', (text, id) => {
  const { profile } = guessProfile('plugins/Unknown/en.yml', `a: '${text}'\n`);
  expect(profile).toMatchObject({ id, readsMiniMessage: 'unknown' });
});

test('otherwise the content says it, or nothing does', () => {
  expect(guessProfile('x.properties', 'a=<primary>Hi')).toMatchObject({
    profile: { id: 'essentialsx' },
    by: 'content',
  });
  expect(guessProfile('x.toml', 'config-version = "2.5"\nmotd = "&cHi"')).toMatchObject({
    profile: { id: 'velocity' },
  });
  expect(guessProfile('it.json', '{"block.minecraft.stone": "Pietra"}')).toMatchObject({
    profile: { id: 'minecraft-lang' },
  });
  expect(guessProfile('en.lang', '# old\ntile.stone.name=Stone\n')).toMatchObject({
    profile: { id: 'minecraft-lang' },
  });
  for (const content of ['a=<primary>Hi', '#old\naddedToAccount=\u00a7a{0}\n']) {
    expect(guessProfile('messages.properties', content).profile.id).toBe('essentialsx');
  }
  expect(guessProfile('messages.properties', 'proxy_full=Full').profile.id).toBe('bungeecord');
  expect(guessProfile('plugins/Other/spigot.yml').profile.id).toBe('generic');
  expect(guessProfile('plugins/Other/messages.yml', 'a: 1')).toMatchObject({ by: 'nothing' });
});

const OLD_OR_NEW = '#old\naddedToAccount=\u00a7aHi\n';

test.each([
  ['messages_it.properties', OLD_OR_NEW, 'unknown'],
  ['messages_it.properties', `${OLD_OR_NEW}a=<primary>Hi\n`, true],
  ['plugins/Essentials/messages/messages_it.properties', OLD_OR_NEW, true],
  ['plugins/Essentials/messages_it.properties', OLD_OR_NEW, false],
  ['en-US.yml', "a: '&{HEX:#ff0000}Hi'\n", 'unknown'],
  ['velocity.toml', 'config-version = "2.5"\nmotd = "&cHi"\n', false],
  ['velocity.toml', 'config-version = "2.6"\nmotd = "&cHi"\n', true],
  ['velocity.toml', "motd = '&cHi'\nconfig-version = '2.7'\n", true],
  ['velocity.toml', 'motd = "&cHi"\n', 'unknown'],
])('a file alone, %s with %j, tells whether it is one of a version with MiniMessage', (...file) => {
  const [path, content, reads] = file;
  expect(guessProfile(path, content).profile.readsMiniMessage).toBe(reads);
});

test('a lone file of Essentials is read as its owner says', () => {
  const { profile } = guessProfile('messages_it.properties', OLD_OR_NEW);
  const convert = (readsMiniMessage?: boolean) =>
    convertText('\u00a76Hi', { profile: withAnswer(profile, { readsMiniMessage }) });
  expect(convert()).toMatchObject({ state: 'asked', edits: [] });
  expect(convert(true).value).toBe('<primary>Hi');
  expect(convert(false)).toMatchObject({ state: 'refused', reasons: ['not-read-here'] });
});

/** One text for each claim of a profile. */
test.each([
  ['essentialsx', '§#ff8800A §x§0§0§f§f§0§0B', '<#ff8800>A <#00ff00>B'],
  ['tab', '&#ff0000A{#00ff00}B<#0000ff>C#00ffffD', '<#ff0000>A<#00ff00>B<#0000ff>C<#00ffff>D'],
  ['tab', '{#ff0000>}A{#0000ff<}', '<gradient:#ff0000:#0000ff>A</gradient>'],
  ['tab', '<$#ff0000>A<$#0000ff>', '<gradient:#ff0000:#0000ff>A</gradient>'],
  ['tab', '<gradient:#ff0000>A</gradient:#0000ff>', '<gradient:#ff0000:#0000ff>A</gradient>'],
  ['superiorskyblock2', '<red>A', '<red>A'],
  ['superiorskyblock2', '<red>&cA', '\\<red><red>A'],
  ['towny', '{#ff8800}A &#00ff00B', '<#ff8800>A <#00ff00>B'],
  ['citizens', "&cIt''s {0}", "<red>It''s {0}"],
  ['zmenu', '#ff8800A &CB', '<#ff8800>A <red>B'],
  ['skript-lang', '<##ff8800>A %s', '<#ff8800>A %s'],
  ['deluxetags', '#ff8800[VIP]', '<#ff8800>[VIP]'],
  ['minimotd', '<rainbow>A</rainbow> <online_players>', '<rainbow>A</rainbow> <online_players>'],
  ['velocity', '&X&f&f&8&8&0&0A', '&X<black>A'],
  ['iridium', '#{ff8800}A', '<#ff8800>A'],
])('%s reads %s', (id, text, expected) => {
  const profile = findProfile(id);
  const answered = profile && withAnswer(profile, { readsMiniMessage: true });
  expect(answered && convertText(text, { profile: answered }).value).toBe(expected);
});

test.each([
  'essentialsx-config',
  'authme',
  'bedwars1058',
  'spigot',
  'server-properties',
  'minecraft-lang',
  'bungeecord',
  'multiverse',
  'decentholograms',
  'cmi',
  'luckperms',
  'velocity-lang',
  'griefprevention',
  'serverlistplus',
  'worldguard',
  'essentialsx-old',
])('%s reads no MiniMessage', (id) => {
  const profile = findProfile(id);
  const converted = profile && convertText('&cHi', { profile });
  expect(converted).toMatchObject({ value: '&cHi', state: 'refused' });
});
