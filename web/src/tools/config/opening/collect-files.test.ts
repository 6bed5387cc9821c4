import { zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { readJar } from '../archive/read-jar.ts';
import { readOne, readTexts } from '../archive/read-texts.ts';
import { StudioSession } from '../session/studio-session.ts';
import type { StudioQuestion } from '../worker/protocol.ts';
import { collectFiles } from './collect-files.ts';
import { readServerFacts } from './read-server-facts.ts';

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

/** Answers about archives in this thread. */
const session = () =>
  new StudioSession(
    () =>
      ({
        take: () => undefined,
        async ask(question: StudioQuestion) {
          if (question.kind === 'unzip') return readTexts(question.archive);
          if (question.kind === 'unzip-one') return readOne(question.archive, question.entry);
          return question.kind === 'jar' ? readJar(question.jar) : undefined;
        },
        close: () => undefined,
      }) as never,
  );

const bytes = (text: string) => new TextEncoder().encode(text);

test('a zip of a server is opened as its folder would be', async () => {
  const jar = zipSync({ 'plugin.yml': bytes('name: Shop\nversion: "3.1"\n') });
  const archive = zipSync({
    'server/plugins/Shop/messages_10.yml': bytes("a: '&cHi'\n"),
    'server/plugins/Shop/messages_2.yml': bytes("a: '&cHi'\n"),
    'server/plugins/Shop/README.md': bytes('All messages support MiniMessage since 3.0.'),
    'server/plugins/Shop/icon.png': bytes('x'),
    'server/plugins/Shop-3.1.jar': jar,
    [`server/world/stats/${UUID}.json`]: bytes('{}'),
    'server/backups/old.yml': bytes("a: '&cHi'\n"),
    'server/version_history.json': bytes('{"currentVersion":"git-Paper-196 (MC: 1.20.1)"}'),
  });
  const content = async () => new Blob([archive as Uint8Array<ArrayBuffer>]);
  const { files, left, candidates } = await collectFiles(
    [{ path: 'server.zip', isNamed: true, content }],
    session(),
  );
  expect(files.map(({ path }) => path)).toEqual([
    'server/plugins/Shop/messages_2.yml',
    'server/plugins/Shop/messages_10.yml',
  ]);
  expect(left).toEqual([
    { reason: 'backups', path: 'backups', count: 1 },
    { reason: 'players', path: 'world/stats', count: 1 },
    { reason: 'other-kinds', count: 4 },
  ]);
  const { plugins, game } = await readServerFacts(candidates, session());
  expect(game).toBe('1.20.1');
  const readme = 'All messages support MiniMessage since 3.0.';
  expect([...plugins]).toEqual([['server/plugins/Shop', { version: '3.1', readme }]]);
});

test('the directory of an archive is read once, however many jars stand in it', async () => {
  const jar = zipSync({ 'plugin.yml': bytes('name: Shop\nversion: "3.1"\n') });
  const jars = Array.from({ length: 20 }, (_, at) => [`plugins/Shop-${at}.jar`, jar] as const);
  const archive = zipSync({ 'plugins/Shop/a.yml': bytes('a: b'), ...Object.fromEntries(jars) });
  const blob = new Blob([archive as Uint8Array<ArrayBuffer>]);
  const directoryAt = new DataView(archive.buffer).getUint32(archive.length - 6, true);
  const slice = vi.spyOn(blob, 'slice');
  const content = async () => blob;
  const { candidates } = await collectFiles(
    [{ path: 'server.zip', isNamed: true, content }],
    session(),
  );
  await readServerFacts(candidates, session());
  expect(slice.mock.calls.filter(([from]) => from === directoryAt)).toHaveLength(1);
});

test('backups that somebody packed are opened', async () => {
  const archive = zipSync({ 'backups/a.yml': bytes('a: b'), 'backups/c/b.yml': bytes('a: b') });
  const content = async () => new Blob([archive as Uint8Array<ArrayBuffer>]);
  const { files } = await collectFiles([{ path: 'b.zip', isNamed: true, content }], session());
  expect(files).toHaveLength(2);
});
