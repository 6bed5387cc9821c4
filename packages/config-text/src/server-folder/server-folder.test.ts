import { describe, expect, test } from 'vitest';
import { gameOfHistory } from './game-of-history.ts';
import { readJarName } from './jar-name.ts';
import { readPluginDescription } from './plugin-description.ts';

describe('the description in a jar', () => {
  test.each([
    ['name: Essentials\nversion: "2.21.0"\nmain: a.B\n', 'Essentials', '2.21.0'],
    ["# x\r\nversion: '1.7.3'  # built\r\nname: Vault # the name\r\n", 'Vault', '1.7.3'],
    ['name: My Plugin\ncommands:\n  name: other\n  version: 9\n', 'My_Plugin', undefined],
    ['name: A\nversion: @version@\n', 'A', undefined],
    ['"name": A\n"version": 1.0\n', 'A', '1.0'],
    ['{"id": "viaversion", "name": "ViaVersion", "version": "5.1.0"}', 'viaversion', '5.1.0'],
  ])('%j', (text, folder, version) => {
    expect(readPluginDescription(text)).toEqual({ folder, version, loadsMiniMessage: false });
  });

  test.each(['', 'main: a.B\n', 'name: ../../etc\n', 'name: @name@\n', 'name: "a/b"'])(
    'without a name that is a folder (%j), it says nothing',
    (text) => expect(readPluginDescription(text)).toBeUndefined(),
  );

  test('tells that the server downloads MiniMessage', () => {
    const text = 'name: A\nlibraries:\n  - net.kyori:adventure-text-minimessage:4.17.0\n';
    expect(readPluginDescription(text)).toMatchObject({ loadsMiniMessage: true });
  });
});

test.each([
  ['Vault-1.7.3.jar', 'Vault', '1.7.3'],
  ['EssentialsX-2.21.0-dev+14-abc.jar', 'EssentialsX', '2.21.0-dev+14-abc'],
  ['LuckPerms-Bukkit-5.4.102.jar', 'LuckPerms', '5.4.102'],
  ['TAB v4.1.2.jar', 'TAB', '4.1.2'],
  ['worldguard_7.0.9.jar', 'worldguard', '7.0.9'],
])('the name of %s', (name, plugin, version) => {
  expect(readJarName(name)).toEqual({ plugin, version });
});

test.each(['Vault.jar', 'a-1.zip', '-1.0.jar', 'Plugin-5.jar'])('%s tells no version', (name) => {
  expect(readJarName(name)).toBeUndefined();
});

test.each([
  [
    '{"oldVersion":"git-Paper-17 (MC: 1.19.4)","currentVersion":"git-Paper-196 (MC: 1.20.1)"}',
    '1.20.1',
  ],
  ['{"currentVersion":"1.21.4-232-12d8fe0 (MC: 1.21.4)"}', '1.21.4'],
  ['{"currentVersion":"26.1-15-main@abc"}', '26.1'],
  ['{"currentVersion":"git-Spigot-21fe707-741a1bd"}', undefined],
  ['[]', undefined],
])('the game of %s', (json, game) => expect(gameOfHistory(json)).toBe(game));
