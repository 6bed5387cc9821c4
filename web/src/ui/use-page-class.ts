import { useLayoutEffect } from 'react';

/** A class of the whole page, while a part of it is there. With `:has()` the browser would look for the part at each key. */
export function usePageClass(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
