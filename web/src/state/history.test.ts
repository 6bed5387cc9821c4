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

test('typing after an undo does not join what was undone', () => {
  const first = typed([[{ title: 'F' }, 0]]);
  const again = record(undo(first), { ...empty, title: 'G' }, 10);
  expect(undo(again).present).toEqual(empty);
  expect(again.future).toEqual([]);
});

test('a hundred states are kept', () => {
  const history = typed(Array.from({ length: 300 }, (_, at) => [{ title: `${at}` }, at * 1000]));
  expect(history.past.length + 1).toBe(100);
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
