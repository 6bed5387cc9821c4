import { sharedFiles } from '@fucina/site';
import { useEffect, useEffectEvent } from 'react';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    /** Browsers that open files with an installed app have it. */
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Hands over files that were opened with the installed app, or shared with it by another app. Which files come to a
 * page is written in `openedFiles` of `packages/site`.
 */
export function useOpenedFiles(onFiles: (files: readonly File[]) => void): void {
  const receive = useEffectEvent(onFiles);
  useEffect(() => {
    let isGone = false;
    const handOver = (files: readonly File[]) => {
      if (!isGone && files.length > 0) receive(files);
    };
    takeShared(window.location.pathname).then(handOver, () => undefined);
    window.launchQueue?.setConsumer(({ files }) => {
      // A file that cannot be read any more is not opened.
      Promise.all(files.map((file) => file.getFile())).then(handOver, () => undefined);
    });
    return () => {
      isGone = true;
    };
  }, []);
}

/** The file that the service worker keeps for a page; it is handed over once. */
async function takeShared(path: string): Promise<readonly File[]> {
  // Only a worker writes there; without one there is nothing, and pages without HTTPS have no caches.
  if (!navigator.serviceWorker?.controller) return [];
  const cache = await caches.open(sharedFiles.cache);
  const kept = await cache.match(path);
  if (kept === undefined) return [];
  await cache.delete(path);
  const name = decodeURIComponent(kept.headers.get(sharedFiles.nameHeader) ?? '');
  const content = await kept.blob();
  return [new File([content], name, { type: content.type })];
}
