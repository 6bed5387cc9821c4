import { type DragEvent, useState } from 'react';

/** Lets a file be dropped on an element, and reports while one is dragged over it. */
export function useFileDrop(onFile: (file: File) => void) {
  return useDrop(({ files: [file] }) => {
    if (file) onFile(file);
  });
}

/** The same for several files and folders. */
export function useDrop(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onDrop(event.dataTransfer);
      },
    },
  };
}
