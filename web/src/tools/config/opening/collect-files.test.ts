import { expect, test } from 'vitest';
import { StudioSession } from '../session/studio-session.ts';
import { collectFiles } from './collect-files.ts';

function candidates(paths: readonly string[], isNamed = false) {
  return paths.map((path) => ({ path, isNamed, content: async () => new Blob(["a: '&cHi'\n"]) }));
}

const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5';

test('data of players is left out before files are counted, and its folder is named', async () => {
  const players = Array.from({ length: 2000 }, (_, at) => {
    return `plugins/Pets/data/${at.toString().padStart(8, '0')}${UUID.slice(8)}.yml`;
  });
  const texts = ['plugins/Shop/messages_10.yml', 'plugins/Shop/messages_2.yml'];
  const { files, left } = await collectFiles(
    candidates([...players, ...texts]),
    new StudioSession(),
  );
  expect(files.map(({ path }) => path)).toEqual([
    'plugins/Shop/messages_2.yml',
    'plugins/Shop/messages_10.yml',
  ]);
  expect(left).toEqual([{ reason: 'players', path: 'Pets/data', count: 2000 }]);
});

test('what somebody chose is opened, whatever its name is, and so is a dropped folder of backups', async () => {
  const named = candidates([`${UUID}.yml`, 'backup.yml'], true);
  const dropped = candidates(['backups/messages.yml']);
  const { files, left } = await collectFiles([...named, ...dropped], new StudioSession());
  expect(files).toHaveLength(3);
  expect(left).toEqual([]);
});

test('a chosen file of another kind is left out with its name', async () => {
  const chosen = candidates(['skin.png', 'paper.jar', 'messages.yml'], true);
  const { files, left } = await collectFiles(chosen, new StudioSession());
  expect(files.map(({ path }) => path)).toEqual(['messages.yml']);
  expect(left).toEqual([
    { reason: 'unknown-format', path: 'paper.jar' },
    { reason: 'unknown-format', path: 'skin.png' },
  ]);
});
