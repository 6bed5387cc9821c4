import { readProfileTextures, readTextureHash } from '@fucina/skin-model';

/** What somebody typed or pasted, by what has to be asked to answer it. */
export type AskedFor =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'texture'; readonly hash: string }
  | { readonly kind: 'foreign-url' };

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
/** Shorter than any texture value, longer than any name. */
const LEAST_VALUE_LENGTH = 60;

export function readAskedFor(typed: string): AskedFor {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (UUID.test(text)) return { kind: 'uuid', uuid: text.replaceAll('-', '').toLowerCase() };
  const hash = readTextureHash(text) ?? hashInValue(text);
  if (hash !== undefined) return { kind: 'texture', hash };
  return /^https?:/i.test(text) ? { kind: 'foreign-url' } : { kind: 'name', name: text };
}

/** The skin in a `textures` value, as head commands carry it. */
function hashInValue(text: string): string | undefined {
  if (text.length < LEAST_VALUE_LENGTH) return undefined;
  return readProfileTextures(decodeBase64(text) ?? '').skin?.hash;
}

export function decodeBase64(text: string): string | undefined {
  try {
    return atob(text);
  } catch {
    return undefined; // not base64
  }
}
