/**
 * A chunk that cannot be loaded has often gone with a new release: then the whole document is
 * asked for, which names today's chunks. Without a connection the reason is thrown.
 */
export async function loadDocument(path: string, reason: unknown): Promise<never> {
  const isThere = await fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw reason;
  window.location.assign(path);
  // The document is about to go; nothing is rendered until it has.
  return new Promise(() => undefined);
}
