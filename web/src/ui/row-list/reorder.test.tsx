import { fc, test as property } from '@fast-check/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer.tsx';
import { shiftOf } from './drag-row.ts';
import { ListRow } from './list-row.tsx';
import { RowButtons } from './row-buttons.tsx';
import { RowList } from './row-list.tsx';
import { edgeDepth } from './scroll-at-edges.ts';
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
const announced = () => screen.getByRole('status').textContent;

test('Alt and an arrow key move the row that has the focus, and the focus goes with it', async () => {
  render(<Lines />);
  screen.getByRole('button', { name: 'Remove line 1' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
  expect(announced()).toBe('Line 3 is already last');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove line 3' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['gold', 'iron', 'diamond']);
});

test('a button moves its line by one, says where to, and the focus goes with it', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Move line 1 down' }));
  expect(order()).toEqual(['gold', 'iron', 'diamond']);
  expect(announced()).toBe('Line 1 moved to position 2 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move line 2 down' }));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
});

test('a move past either end is ignored, and said', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Move line 1 up' }));
  expect(announced()).toBe('Line 1 is already first');
  await userEvent.click(screen.getByRole('button', { name: 'Move line 3 down' }));
  expect(announced()).toBe('Line 3 is already last');
  expect(order()).toEqual(['iron', 'gold', 'diamond']);
});

test('where a line is removed by keyboard, the focus goes to the one in its place and then to the field for a new one', async () => {
  render(<Lines />);
  const button = (name: string) => screen.getByRole('button', { name });
  button('Remove line 2').focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['iron', 'diamond']);
  expect(announced()).toBe('Line 2 removed, 2 left');
  expect(document.activeElement).toBe(button('Remove line 2'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove line 1'));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual([]);
  expect(announced()).toBe('Line 1 removed, 0 left');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New line' }));
});

test('a line goes from one block to the next, and the focus with it', async () => {
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

test('each row tells its place and how many there are', () => {
  render(<Lines texts={texts} />);
  const places = screen
    .getAllByRole('listitem')
    .map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]);
  expect(places).toEqual(texts.map((_, index) => [`${index + 1}`, '12']));
});

test('a line is dragged to where it is let go', () => {
  render(<Lines />);
  drag(0, 2);
  expect(order()).toEqual(['gold', 'diamond', 'iron']);
  expect(announced()).toBe('Line 1 moved to position 3 of 3');
});

test('Escape puts a dragged line back', () => {
  render(<Lines />);
  drag(0, 2, () => fireEvent.keyDown(window, { key: 'Escape' }));
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['iron', 'gold', 'diamond']);
});

/** A page of 1000 pixels behind a viewport of 300. */
function stubScrolling() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('innerHeight', 300);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollBy', (_x: number, y: number) => {
    vi.stubGlobal('scrollY', Math.min(Math.max(0, window.scrollY + y), 700));
    fireEvent.scroll(window);
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts = Array.from({ length: 12 }, (_, index) => `text ${index + 1}`);

test('a line dragged to the edge of the screen scrolls the page and goes on', () => {
  stubScrolling();
  render(<Lines texts={texts} />);
  drag(0, 5, () => {
    fireEvent.pointerMove(window, { clientY: 299 });
    vi.advanceTimersByTime(1000);
    fireEvent.pointerUp(window);
  });
  expect(order()).toEqual([...texts.slice(1), 'text 1']);
});

test('a dragged line stays under the pointer when the page is scrolled by hand', () => {
  stubScrolling();
  render(<Lines texts={texts} />);
  drag(0, 2, () => {
    window.scrollBy(0, 100);
    fireEvent.pointerUp(window);
  });
  expect(order()).toEqual([...texts.slice(1, 5), 'text 1', ...texts.slice(5)]);
});

test('the page stops scrolling when the line is dropped', () => {
  stubScrolling();
  render(<Lines texts={texts} />);
  drag(0, 5, () => {
    fireEvent.pointerMove(window, { clientY: 299 });
    fireEvent.pointerUp(window);
  });
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(0);
});

test('a drag that begins near an edge does not scroll until the pointer is nearer to it', () => {
  stubScrolling();
  render(<Lines texts={texts} />);
  drag(5, 5, () => {
    fireEvent.pointerMove(window, { clientY: 268 });
    vi.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(0);
    fireEvent.pointerMove(window, { clientY: 290 });
    vi.advanceTimersByTime(1000);
    expect(window.scrollY).toBeGreaterThan(0);
    fireEvent.pointerUp(window);
  });
});

test.each([
  [0, -1],
  [45, 0],
  [150, 0],
  [255, 0],
  [300, 1],
  [345, 2],
])('in a viewport of 300 pixels the depth at %i is %i', (y, depth) =>
  expect(edgeDepth(y, 300)).toBe(depth),
);

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
