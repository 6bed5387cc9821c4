import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RowPlaces } from './row-places.ts';

/** Rows above and below the visible ones, so that scrolling shows no gaps. */
const OVERSCAN = 6;

interface RowWindow {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly first: number;
  readonly last: number;
  readonly onScroll: () => void;
  /** Scrolls as little as needed to show a row. */
  readonly show: (row: number) => void;
}

/** Which rows are near the visible part of a scrolled element. */
export function useRowWindow(count: number, places: RowPlaces): RowWindow {
  const { rowHeight } = places;
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(640);

  const onScroll = useCallback(() => {
    // Renders again when another row comes in, and not at every pixel.
    if (ref.current) setTop(Math.floor(ref.current.scrollTop / rowHeight) * rowHeight);
  }, [rowHeight]);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setHeight(element.clientHeight);
      onScroll();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onScroll]);

  const show = useCallback(
    (row: number) => {
      const element = ref.current;
      if (element === null) return;
      const start = places.topOf(row);
      // With the heading above the first row of a group.
      const isFirst = places.starts[places.groupOf(row)] === row;
      const from = isFirst ? start - places.headHeight : start;
      if (from < element.scrollTop) element.scrollTop = from;
      else if (start + rowHeight > element.scrollTop + element.clientHeight) {
        element.scrollTop = start + rowHeight - element.clientHeight;
      }
    },
    [rowHeight, places],
  );

  const first = Math.max(0, places.rowAt(top) - OVERSCAN);
  const last = Math.min(count, places.rowAt(top + height + rowHeight) + OVERSCAN + 1);
  return { ref, first: Math.min(first, last), last, onScroll, show };
}
