import { type GiveError, giveItem, writeDisplay } from '@fucina/minecraft-item';
import type { LoreState } from './state.ts';

export type Written =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'item' | 'lore' | 'other' };

/** The lore in the chosen format, or the error. */
export function writeLore({
  title,
  lines,
  format,
  withTitle,
  upright,
  item,
  family,
}: LoreState): Written {
  const italics = upright ? 'upright' : 'game';
  if (format !== 'give') {
    const isNamed = withTitle || format.startsWith('java');
    const display = { lore: lines, italics, ...(isNamed && { name: title }) } as const;
    return { ok: true, value: writeDisplay(display, format) };
  }
  const given = giveItem({ item: item.trim(), name: title, lore: lines, italics, version: family });
  if (given.ok) return given;
  return { ok: false, reason: REASONS[given.error.code] ?? 'other' };
}

// The other codes concern input that this page cannot produce.
const REASONS: Partial<Record<GiveError['code'], 'item' | 'lore'>> = {
  'item-id': 'item',
  'lore-lines': 'lore',
};
