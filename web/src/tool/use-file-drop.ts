import { useEffect, useEffectEvent, useState } from 'react';

/** Of React or of the browser. */
interface DragLike {
  readonly dataTransfer: DataTransfer | null;
  readonly relatedTarget: EventTarget | null;
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/** Lets a file be dropped on an element, and reports while one is dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  return useDrop(({ files: [file] }) => {
    if (file) onFile(file);
  });
}

/** The same for several files and folders. `isAnywhere`: on the whole page, instead of an element. */
export function useDrop(onDrop: (dropped: DataTransfer) => void, isAnywhere = false) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragLike) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ relatedTarget, currentTarget }: DragLike) {
      const isInside =
        relatedTarget instanceof Node &&
        currentTarget instanceof Node &&
        currentTarget.contains(relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop(event: DragLike) {
      setOver(false);
      const { dataTransfer } = event;
      if (dataTransfer === null || dataTransfer.files.length === 0) return;
      event.preventDefault();
      onDrop(dataTransfer);
    },
  };
  const over = useEffectEvent(handlers.onDragOver);
  const leave = useEffectEvent(handlers.onDragLeave);
  const drop = useEffectEvent(handlers.onDrop);
  useEffect(() => {
    if (!isAnywhere) return;
    const page = document.documentElement;
    const listened = new AbortController();
    const { signal } = listened;
    page.addEventListener('dragover', (event) => over(event), { signal });
    page.addEventListener('dragleave', (event) => leave(event), { signal });
    page.addEventListener('drop', (event) => drop(event), { signal });
    return () => listened.abort();
  }, [isAnywhere]);
  return { isOver, handlers: isAnywhere ? {} : handlers };
}
