import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileFacts, StudioEvent, StudioTask, TextRow } from '../worker/protocol.ts';
import { StudioSession } from './studio-session.ts';

const FACTS: FileFacts = {
  ...{ format: 'yaml', encoding: 'utf-8', profile: 'generic', profileBy: 'nothing' },
  ...{ isReadOnly: false, problems: [], corrections: [], count: 2, readsMiniMessage: true },
};
const ROW: TextRow = { key: 'a', line: 1, value: '&cHi', kind: 'text', isLong: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openOne() {
  let tell: (event: StudioEvent) => void = () => undefined;
  let lose: (file: number | undefined) => void = () => undefined;
  const tasks: StudioTask[] = [];
  const session = new StudioSession(({ onEvent, onLost }) => {
    tell = onEvent;
    lose = onLost;
    return {
      take: (task) => tasks.push(task),
      ask: () => Promise.reject(new Error('no')),
      close: () => undefined,
    };
  });
  session.open([{ path: 'a.yml', content: new Blob(["a: '&cHi'\n"]) }]);
  const file = session.view().files[0]?.id ?? 0;
  return {
    ...{ session, file, tasks },
    tell: (event: StudioEvent) => tell(event),
    lose: (of: number | undefined) => lose(of),
  };
}

test('the first rows are shown at once, although the file was shown before without any', () => {
  const { session, file, tell } = openOne();
  tell({ kind: 'opened', file, facts: FACTS });
  vi.advanceTimersByTime(0);
  const before = session.view();
  tell({ kind: 'rows', file, from: 0, rows: [ROW] });
  vi.advanceTimersByTime(0);
  expect(session.view()).not.toBe(before);
  expect(session.view().files[0]?.rows).toEqual([ROW]);
});

test('later rows are shown together', () => {
  const { session, file, tell } = openOne();
  tell({ kind: 'opened', file, facts: FACTS });
  tell({ kind: 'rows', file, from: 0, rows: [ROW] });
  vi.advanceTimersByTime(0);
  const before = session.view();
  tell({ kind: 'rows', file, from: 1, rows: [ROW] });
  vi.advanceTimersByTime(10);
  expect(session.view()).toBe(before);
  vi.advanceTimersByTime(250);
  expect(session.view().files[0]?.rows).toEqual([ROW, ROW]);
});

test('a worker that is lost without a file reads all of them again, and no file is to blame', () => {
  const { session, file, tasks, tell, lose } = openOne();
  tell({ kind: 'opened', file, facts: FACTS });
  tell({ kind: 'idle' });
  lose(undefined);
  expect(tasks.map(({ kind }) => kind)).toEqual(['open', 'open']);
  expect(session.view().files.map(({ failure }) => failure)).toEqual([undefined]);
});

test('a worker that never began is not started again', () => {
  const { session, tasks, lose } = openOne();
  lose(undefined);
  expect(tasks).toHaveLength(1);
  expect(session.view().isBusy).toBe(false);
});

test('a file that the worker was lost with is left out', () => {
  const { session, file, tasks, lose } = openOne();
  lose(file);
  expect(tasks).toHaveLength(1);
  expect(session.view().files.map(({ failure }) => failure)).toEqual(['too-slow']);
});

test('a closed file is opened again in its place, as the same one', () => {
  const { session, file, tasks } = openOne();
  session.open([{ path: 'b.yml', content: new Blob() }]);
  session.close([file]);
  expect(session.view().files.map(({ path }) => path)).toEqual(['b.yml']);
  expect(session.view().closed).toBe(1);
  expect(tasks.at(-1)).toEqual({ kind: 'close', files: [file] });
  session.reopen();
  expect(session.view().files.map(({ path }) => path)).toEqual(['a.yml', 'b.yml']);
  expect(session.view().files[0]?.id).toBe(file);
  expect(session.view().closed).toBe(0);
  expect(tasks.at(-1)).toMatchObject({ kind: 'open', files: [{ id: file, path: 'a.yml' }] });
});

test('all files are closed with their worker, until others are opened', () => {
  const { session, file, tasks } = openOne();
  session.close([file]);
  expect(session.view()).toMatchObject({ files: [], isBusy: false, done: 0, closed: 1 });
  session.open([{ path: 'a.yml', content: new Blob() }]);
  expect(session.view().files.map(({ path }) => path)).toEqual(['a.yml']);
  expect(session.view().closed).toBe(0);
  expect(tasks.map(({ kind }) => kind)).toEqual(['open', 'open']);
});

test('versions are sent with what the visitor chose, and forgotten with the files', () => {
  const { session, tasks } = openOne();
  session.setOptions({ to: 'minimessage', plugins: [['plugins/A', { readsMiniMessage: true }]] });
  const plugins = new Map([['plugins/A', { version: '2.0' }]]);
  session.open([{ path: 'plugins/A/b.yml', content: new Blob() }], { plugins, game: '1.20.1' });
  expect(tasks.at(-1)).toMatchObject({
    kind: 'open',
    options: {
      to: 'minimessage',
      plugins: [['plugins/A', { readsMiniMessage: true, version: '2.0' }]],
      game: '1.20.1',
    },
  });
  session.closeAll();
  session.open([{ path: 'b.yml', content: new Blob() }]);
  expect(tasks.at(-1)).toHaveProperty('options', {
    to: 'minimessage',
    plugins: [['plugins/A', { readsMiniMessage: true }]],
  });
});

test('what was found in a file is given back when it is closed, also where it was drawn', () => {
  const { session, file, tell } = openOne();
  tell({ kind: 'opened', file, facts: FACTS });
  tell({ kind: 'rows', file, from: 0, rows: [ROW] });
  vi.advanceTimersByTime(0);
  const drawn = session.view();
  expect(drawn.files[0]?.rows).toEqual([ROW]);
  session.close([file]);
  expect(drawn.files[0]?.rows).toEqual([]);
});
