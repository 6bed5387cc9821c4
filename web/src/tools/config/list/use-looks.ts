import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../studio-context.tsx';
import type { TextLooks, WrittenText } from '../worker/protocol.ts';

/** How a text looks before and after; undefined until the worker has said so. */
export function useLooks({ file, text, written }: WrittenText): TextLooks | undefined {
  const { looks, generation } = useSession();
  const key = `${generation()}:${file}:${text}:${written}`;
  const known = useSyncExternalStore(
    looks.subscribe,
    () => looks.get(key),
    () => undefined,
  );
  useEffect(() => {
    if (known === undefined) looks.want(key, { file, text, written });
  }, [looks, known, key, file, text, written]);
  return known;
}
