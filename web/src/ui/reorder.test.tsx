import { fc, test as property } from '@fast-check/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Announcer } from './announcer.tsx';
import { shiftOf } from './drag-row.ts';
import { ListRow } from './list-row.tsx';
import { RowButtons } from './row-buttons.tsx';
import { moved, useReorder } from './use-reorder.ts';

function Lines({ handles = false }: { handles?: boolean }) {
  const [lines, setLines] = useState<readonly string[]>(['iron', 'gold', 'diamond']);
  const reorder = useReorder(lines, setLines, (number) => `Line ${number}`);
  return (
    <>
      <Announcer />
      <ol ref={reorder.list}>
        {lines.map((line, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: as in the tools, where two lines may be equal
            key={index}
            number={index + 1}
            onDrag={handles ? reorder.drag : undefined}
            actions={
              <RowButtons
                index={index}
                onMove={reorder.move}
                upName={`Move line ${index + 1} up`}
                downName={`Move line ${index + 1} down`}
                removeName={`Remove line ${index + 1}`}
                onRemove={reorder.remove}
              />
            }
          >
            <span data-testid="line">{line}</span>
          </ListRow>
        ))}
      </ol>
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

function layOut(list: HTMLElement) {
  [...list.children].forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 40);
  });
}

test('a line is dragged to where it is let go', () => {
  render(<Lines handles />);
  layOut(screen.getByRole('list'));
  const [handle] = screen.getAllByTitle('Drag to reorder');
  if (!handle) throw new Error('no handle');
  fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 125 });
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
  expect(said()).toBe('Line 1 moved to position 3 of 3');
});

test('Escape puts a dragged line back', () => {
  render(<Lines handles />);
  layOut(screen.getByRole('list'));
  const [handle] = screen.getAllByTitle('Drag to reorder');
  if (!handle) throw new Error('no handle');
  fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 125 });
  fireEvent.keyDown(window, { key: 'Escape' });
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
