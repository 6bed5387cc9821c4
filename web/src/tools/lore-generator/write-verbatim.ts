import { writeTypedDisplay } from '@fucina/minecraft-item';
import type { LoreState } from './state.ts';
import type { Written } from './write-lore.ts';

/** What needs no text engine, so that it can be prerendered; undefined for any other format. */
export function writeVerbatim({
  format,
  upright,
  withTitle,
  title,
  lines,
}: LoreState): Written | undefined {
  if (format !== 'mini-message' || upright) return undefined;
  return { ok: true, value: writeTypedDisplay({ lore: lines, ...(withTitle && { name: title }) }) };
}
