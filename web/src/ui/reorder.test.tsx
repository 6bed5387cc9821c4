import { fc, test as property } from '@fast-check/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Announcer } from './announcer.tsx';
import { shiftOf } from './drag-row.ts';
import { ListRow } from './list-row.tsx';
import { RowButtons } from './row-buttons.tsx';
import { RowList } from './row-list.tsx';
import { moved, useReorder } from './use-reorder.ts';

function Lines({ texts = ['iron', 'gold', 'diamond'] }: { texts?: readonly string[] }) {
  const [lines, setLines] = useState(texts);
  const { list, move, remove, drag } = useReorder(lines, setLines, (number) => `Line ${number}`);
  return (
    <>
      <Announcer />
      <RowList
        label="Lines"
        list={list}
        rows={lines}
        draw={(line, index, key) => (
          <ListRow
            key={key}
            number={index + 1}
            onDrag={drag}
            actions={
              <RowButtons
                index={index}
                onMove={move}
                upName={`Move line ${index + 1} up`}
                downName={`Move line ${index + 1} down`}
                removeName={`Remove line ${index + 1}`}
                onRemove={remove}
              />
            }
          >
            <span data-testid="line">{line}</span>
          </ListRow>
        )}
      />
      <form data-add-row>
        <input aria-label="New line" />
      </form>
    </>
  );
}

const order = () => screen.queryAllByTestId('line').map((line) => line.textContent);
const said = () => screen.getByRole('status').textContent;

test('a button moves its line by one, says where to, and the focus goes with it', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Move line 1 down' }));
  expect(order()).toEqual(['gold', 'iron', 'diamond']);
  expect(said()).toBe('Line 1 moved to position 2 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move line 2 down' }));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
});

test('a move past either end is ignored, and said', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Move line 1 up' }));
  expect(said()).toBe('Line 1 is already first');
  await userEvent.click(screen.getByRole('button', { name: 'Move line 3 down' }));
  expect(said()).toBe('Line 3 is already last');
  expect(order()).toEqual(['iron', 'gold', 'diamond']);
});

test('where a line is removed by keyboard, the focus goes to the one in its place and then to the field for a new one', async () => {
  render(<Lines />);
  const button = (name: string) => screen.getByRole('button', { name });
  button('Remove line 2').focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['iron', 'diamond']);
  expect(said()).toBe('Line 2 removed, 2 left');
  expect(document.activeElement).toBe(button('Remove line 2'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove line 1'));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual([]);
  expect(said()).toBe('Line 1 removed, 0 left');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New line' }));
});

test('a line goes from one ten to the next, and the focus with it', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `text ${index + 1}`);
  render(<Lines texts={texts} />);
  expect(screen.getAllByRole('listitem').length).toBe(12);
  await userEvent.click(screen.getByRole('button', { name: 'Move line 10 down' }));
  expect(order()).toEqual([...texts.slice(0, 9), 'text 11', 'text 10', 'text 12']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move line 11 down' }));
  drag(10, 0);
  expect(order()).toEqual(['text 10', ...texts.slice(0, 9), 'text 11', 'text 12']);
});

/** Rows of 40 pixels, 50 apart. */
function drag(from: number, to: number, end: () => void = () => fireEvent.pointerUp(window)) {
  screen.getAllByRole('listitem').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 40);
  });
  const handle = screen.getAllByTitle('Drag to reorder')[from];
  if (!handle) throw new Error('no handle');
  fireEvent.pointerDown(handle, { button: 0, clientY: from * 50 + 20 });
  fireEvent.pointerMove(window, { clientY: to * 50 + 25 });
  end();
}

test('a line is dragged to where it is let go', () => {
  render(<Lines />);
  drag(0, 2);
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
  expect(said()).toBe('Line 1 moved to position 3 of 3');
});

test('Escape puts a dragged line back', () => {
  render(<Lines />);
  drag(0, 2, () => fireEvent.keyDown(window, { key: 'Escape' }));
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['iron', 'gold', 'diamond']);
});

property.prop([fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat()])(
  'a move keeps every row, and the way back undoes it',
  (rows, anyFrom, anyTo) => {
    const [from, to] = [anyFrom % rows.length, anyTo % rows.length];
    const after = moved(rows, from, to);
    expect(after.toSorted()).toEqual(rows.toSorted());
    expect(after[to]).toBe(rows[from]);
    expect(moved(after, to, from)).toEqual(rows);
  },
);

property.prop([fc.nat(20), fc.nat(20)])('rows make exactly the room that is needed', (from, to) => {
  const shifts = Array.from({ length: 21 }, (_, index) => shiftOf(index, from, to));
  expect(shifts.reduce<number>((sum, shift) => sum + shift, 0)).toBe(from - to);
});
