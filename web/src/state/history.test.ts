import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createHistory, type History, record, redo, undo } from './history.ts';

interface Lore {
  readonly title: string;
  readonly lines: readonly string[];
  readonly bold: boolean;
}

const empty: Lore = { title: '', lines: ['a', 'b'], bold: false };

function typed(steps: readonly (readonly [Partial<Lore>, number])[]): History<Lore> {
  return steps.reduce(
    (history, [change, at]) => record(history, { ...history.present, ...change }, at),
    createHistory(empty),
  );
}

test('typing without a pause is one step', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ title: 'Fu' }, 400],
    [{ title: 'Fuc' }, 800],
  ]);
  expect(undo(history).present).toEqual(empty);
});

test('a pause of half a second begins a new step', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ title: 'Fu' }, 500],
  ]);
  expect(undo(history).present.title).toBe('F');
});

test('typing elsewhere begins a new step, in another field or another line', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ lines: ['ax', 'b'] }, 10],
    [{ lines: ['ax', 'by'] }, 20],
  ]);
  expect(undo(history).present.lines).toEqual(['ax', 'b']);
  expect(undo(undo(history)).present).toEqual({ ...empty, title: 'F' });
});

test('switches, added lines and moves are steps of their own however fast', () => {
  const history = typed([
    [{ bold: true }, 0],
    [{ bold: false }, 1],
    [{ lines: ['a', 'b', 'c'] }, 2],
    [{ lines: ['b', 'a', 'c'] }, 3],
  ]);
  expect(history.past).toHaveLength(4);
});

test('a field that is changed back and forth with another is a step each time', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ bold: true }, 10],
    [{ title: 'Fu' }, 20],
  ]);
  expect(history.past).toHaveLength(3);
});

test('two fields that change at once are no typing', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ title: 'Fu', bold: true }, 10],
    [{ title: 'Fuc' }, 20],
  ]);
  expect(history.past).toHaveLength(3);
});

test('a line that is typed and one that is removed are told apart', () => {
  const history = typed([
    [{ lines: ['ax', 'b'] }, 0],
    [{ lines: ['axy', 'b'] }, 10],
    [{ lines: ['axy'] }, 20],
    [{ lines: ['axyz'] }, 30],
  ]);
  expect(history.past.map(({ lines }) => lines)).toEqual([['a', 'b'], ['axy', 'b'], ['axy']]);
});

test('dragging a slider is one step; a value that appears or disappears is one each', () => {
  const start = createHistory<{ ram: number; jar: object | null }>({ ram: 1, jar: null });
  const moved = [2, 3, 4].reduce(
    (history, ram, at) => record(history, { ...history.present, ram }, at),
    start,
  );
  expect(undo(moved).present.ram).toBe(1);
  const filled = record(moved, { ...moved.present, jar: { name: 'x' } }, 10);
  expect(filled.past).toHaveLength(2);
  const emptied = record(filled, { ...filled.present, jar: null }, 20);
  expect(emptied.past).toHaveLength(3);
});

test.each([
  [{ name: 'x' }, undefined],
  [undefined, { name: 'x' }],
  [undefined, null],
  ['x', { name: 'x' }],
])('changing %j to %j is a step of its own', (before, after) => {
  const start = createHistory<{ jar: unknown }>({ jar: before });
  const changed = record(start, { jar: after }, 0);
  expect(record(changed, { jar: before }, 1).past.length).toBeGreaterThan(0);
  expect(undo(changed).present.jar).toBe(before);
  expect(changed.typed).toBeUndefined();
});

test('typing after a redo does not join what was redone', () => {
  const redone = redo(undo(typed([[{ title: 'F' }, 0]])));
  expect(undo(record(redone, { ...empty, title: 'Fu' }, 10)).present.title).toBe('F');
});

test('undone states can be redone in order, until something new is typed', () => {
  const history = typed([
    [{ title: 'F' }, 0],
    [{ title: 'Fu' }, 1000],
    [{ title: 'Fuc' }, 2000],
  ]);
  const undone = undo(undo(history));
  expect(undone.present.title).toBe('F');
  expect(undone.future.map(({ title }) => title)).toEqual(['Fu', 'Fuc']);
  expect(redo(undone).present.title).toBe('Fu');
  expect(redo(undone).past.map(({ title }) => title)).toEqual(['', 'F']);
  expect(redo(redo(undone)).future).toEqual([]);
});

test('typing after an undo does not join what was undone', () => {
  const first = typed([[{ title: 'F' }, 0]]);
  const again = record(undo(first), { ...empty, title: 'G' }, 10);
  expect(undo(again).present).toEqual(empty);
  expect(again.future).toEqual([]);
});

test('a hundred states are kept', () => {
  const history = typed(Array.from({ length: 300 }, (_, at) => [{ title: `${at}` }, at * 1000]));
  expect(history.past.length + 1).toBe(100);
  expect(history.past[0]?.title).toBe('200');
});

test.prop([fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 })])(
  'undoing everything and redoing everything ends where it began',
  (values) => {
    const start = createHistory({ value: 0 });
    const end = values.reduce((history, value, at) => record(history, { value }, at * 1000), start);
    const undone = values.reduce((history) => undo(history), end);
    expect(undone.present).toEqual({ value: 0 });
    expect(values.reduce((history) => redo(history), undone).present).toEqual(end.present);
  },
);

test('with nothing to undo or redo the history stays the very same', () => {
  const history = createHistory(empty);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});
