/**
 * Lets a row follow the pointer while the others make room, and tells where it was let go. Rows are moved by
 * transforms alone, so nothing is laid out or rendered until the end. Escape puts everything back.
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
  // All of them have to be drawn to be measured.
  list.setAttribute('data-dragging', '');
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const box = dragged.getBoundingClientRect();
  const room = roomBetween(boxes) + box.height;
  let to = from;

  function follow(event: globalThis.PointerEvent) {
    const offset = event.clientY - start.clientY;
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
  dragged.setAttribute('data-dragged', '');
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', () => end(to), { signal });
  window.addEventListener('pointercancel', () => end(undefined), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(undefined), {
    signal,
  });
}

/** A list's rows, in whatever groups they stand. */
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
