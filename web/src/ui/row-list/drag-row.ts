import { scrollAtEdges } from './scroll-at-edges.ts';

/**
 * Lets a row follow the pointer while the others make room, and reports where it was dropped. Rows are moved by
 * transforms only, so nothing is laid out or rendered until the end. Near the top or bottom of the viewport the page
 * scrolls, and the row stays under the pointer. Escape cancels.
 */
export function dragRow(
  list: HTMLElement,
  from: number,
  start: globalThis.PointerEvent,
  onDrop: (to: number) => void,
): void {
  const rows = rowsOf(list);
  const dragged = rows[from];
  if (!dragged) return;
  // Blocks that are off-screen have to be laid out before they can be measured.
  list.setAttribute('data-dragging', '');
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const box = dragged.getBoundingClientRect();
  const room = roomBetween(boxes) + box.height;
  const startY = start.clientY + window.scrollY;
  let pointerY = start.clientY;
  let to = from;

  function follow() {
    const offset = pointerY + window.scrollY - startY;
    to = rowAt(boxes, box.top + box.height / 2 + offset);
    rows.forEach((row, index) => {
      const shift = index === from ? offset : room * shiftOf(index, from, to);
      row.style.transform = `translateY(${shift}px)`;
      row.style.transition = index === from ? 'none' : 'transform var(--motion) ease-out';
    });
  }

  const end = (result: number | undefined) => {
    over.abort();
    for (const row of rows) {
      row.style.removeProperty('transform');
      row.style.removeProperty('transition');
    }
    dragged.removeAttribute('data-dragged');
    list.removeAttribute('data-dragging');
    if (result !== undefined) onDrop(result);
  };

  const over = new AbortController();
  const { signal } = over;
  const scrollFor = scrollAtEdges(start.clientY, signal);
  dragged.setAttribute('data-dragged', '');
  const onMove = (event: globalThis.PointerEvent) => {
    pointerY = event.clientY;
    follow();
    scrollFor(pointerY);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('scroll', follow, { signal });
  window.addEventListener('pointerup', () => end(to), { signal });
  window.addEventListener('pointercancel', () => end(undefined), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(undefined), {
    signal,
  });
}

/** The rows of a list, whatever elements group them. */
export function rowsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** How a row makes room: one place up, one place down, or not at all. */
export function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1;
  if (index < from && index >= to) return 1;
  return 0;
}

function rowAt(boxes: readonly DOMRect[], y: number): number {
  const index = boxes.findIndex((box) => y < box.bottom);
  return index === -1 ? boxes.length - 1 : index;
}

function roomBetween([first, second]: readonly DOMRect[]): number {
  return first && second ? Math.max(0, second.top - first.bottom) : 0;
}
