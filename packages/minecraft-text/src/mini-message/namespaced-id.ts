const NAMESPACE = /^[a-z0-9_.-]*$/;
const VALUE = /^[a-z0-9_./-]*$/;

/** Adds the default namespace: `stone` and `:stone` become `minecraft:stone`. */
export function readNamespacedId(text: string): string | undefined {
  const colon = text.indexOf(':');
  const namespace = colon > 0 ? text.slice(0, colon) : 'minecraft';
  return joinNamespacedId(namespace, text.slice(colon + 1));
}

export function joinNamespacedId(namespace: string, value: string): string | undefined {
  return NAMESPACE.test(namespace) && VALUE.test(value) ? `${namespace}:${value}` : undefined;
}

/** Removes the default namespace `minecraft:`. */
export function shortId(id: string): string {
  return id.startsWith('minecraft:') ? id.slice('minecraft:'.length) : id;
}
