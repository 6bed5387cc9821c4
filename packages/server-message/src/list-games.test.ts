import { releaseBefore, since } from '@fucina/game-versions';
import { readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { LIST_GAMES } from './list-games.ts';
import { listText } from './list-text.ts';
import { linesForGame } from './shown-lines.ts';
import { snippetsFile } from './targets/output.ts';

test('the games are the last before each change', () => {
  const changes = [since.paddedServerList, since.serverListShadow, since.hexColors] as const;
  expect(LIST_GAMES.slice(1, -1)).toEqual(changes.map((release) => releaseBefore(release)));
});

test('heads are text in the list, and selectors are nothing', () => {
  const read = readMiniMessage('<red>A<head:Notch><selector:@p>B');
  expect(read.ok && toRuns(listText(read.value))).toEqual([
    { text: 'A[Notch head]B', color: '#ff5555' },
  ]);
});

test.each([
  ['newest', [[{ text: 'A', color: '#54daf4', underlined: true }], [{ text: 'B' }]]],
  ['1.15.2', [[{ text: 'A', color: '#55ffff', underlined: true }], [{ text: 'B' }]]],
  ['bedrock', [[{ text: 'A', color: '#55ffff' }]]],
] as const)('%s', (game, lines) => {
  const message = layOut({
    lines: [
      { text: '<#54daf4><u>A', align: 'none' },
      { text: 'B', align: 'none' },
    ],
    hover: [],
    versionText: '',
  });
  expect(linesForGame(message, game).map(toRuns)).toEqual(lines);
});

test('snippets of several sections make one file', () => {
  expect(
    snippetsFile([
      { below: ['Default'], text: 'Description: [a]' },
      { below: ['Default', 'Players'], text: 'Hover: [b]' },
      { below: ['Default', 'Version'], text: 'Name: c\nProtocol: -1' },
    ]),
  ).toBe(
    'Default:\n  Description: [a]\n  Players:\n    Hover: [b]\n  Version:\n    Name: c\n    Protocol: -1\n',
  );
  expect(snippetsFile([{ below: ['listeners', '-'], text: 'motd: a\nport: 1' }])).toBe(
    'listeners:\n  - motd: a\n    port: 1\n',
  );
  expect(snippetsFile([{ below: [], text: 'motd=a' }])).toBe('motd=a\n');
});
