const NAMESPACE = /^[a-z0-9_.-]*$/;
const VALUE = /^[a-z0-9_./-]*$/;

/** `stone` and `:stone` are `minecraft:stone`. */
export function readNamespacedId(text: string): string | undefined {
  const colon = text.indexOf(':');
  const namespace = colon > 0 ? text.slice(0, colon) : 'minecraft';
  return joinNamespacedId(namespace, text.slice(colon + 1));
}

export function joinNamespacedId(namespace: string, value: string): string | undefined {
  return NAMESPACE.test(namespace) && VALUE.test(value) ? `${namespace}:${value}` : undefined;
}

/** Without `minecraft:`, which is understood. */
export function shortId(id: string): string {
  return id.startsWith('minecraft:') ? id.slice('minecraft:'.length) : id;
}
