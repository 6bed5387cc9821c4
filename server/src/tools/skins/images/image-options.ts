import { RENDER_VIEWS } from '@fucina/api-contract';
import type { SkinView } from '@fucina/skin-model';
import { badOption, badSkinId } from '../refusals.ts';
import { readSkinId, type SkinId } from './skin-id.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

export function requireSkinId(text: string): SkinId {
  const id = readSkinId(text);
  if (id) return id;
  throw badSkinId();
}

export function readWhole(
  name: string,
  text: string | undefined,
  range: Range,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw badOption(name, `a whole number from ${range.min} to ${range.max}`);
}

/** On when present, as at Crafatar, unless its value says no. */
export function readSwitch(text: string | undefined, fallback = false): boolean {
  return text === undefined ? fallback : !['0', 'false', 'no'].includes(text.toLowerCase());
}

export function readView(text: string | undefined): SkinView {
  const view = RENDER_VIEWS.find((one) => one === (text ?? 'iso'));
  if (view) return view;
  throw badOption('view', `one of ${RENDER_VIEWS.join(', ')}`);
}
