import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The height of an element in whole pixels, measured when it changes. While it is not drawn, it stays as it was. */
export function useHeight(
  usual: number,
): readonly [ref: RefObject<HTMLDivElement | null>, height: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const measured = Math.ceil(element.getBoundingClientRect().height);
      if (measured > 0) setHeight(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
