import { useEffect, useEffectEvent } from 'react';

/** A picture in the clipboard, wherever the focus is; text is left to the fields. */
export function usePastedPicture(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) =>
      type.startsWith('image/'),
    );
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
