import { RENDER_VIEWS } from '@fucina/api-contract';
import type { View } from '@fucina/skin-model';
import { Problem } from '../../../problem.ts';
import { readSkinId, type SkinId } from './skin-id.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Refused with 422 as at Crafatar, so that callers can tell a wrong address from a missing player. */
export function requireSkinId(text: string): SkinId {
  const id = readSkinId(text);
  if (id) return id;
  throw new Problem(422, 'bad_skin_id', 'Neither a uuid nor a player name nor a texture hash.');
}

export function readWhole(
  name: string,
  text: string | undefined,
  range: Range,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  const accepts = `a whole number from ${range.min} to ${range.max}`;
  throw new Problem(422, 'bad_option', `${name} must be ${accepts}.`);
}

/** On when present, as at Crafatar, unless its value says no. */
export function readSwitch(text: string | undefined, fallback = false): boolean {
  return text === undefined ? fallback : !['0', 'false', 'no'].includes(text.toLowerCase());
}

export function readView(text: string | undefined): View {
  const view = RENDER_VIEWS.find((one) => one === (text ?? 'iso'));
  if (view) return view;
  throw new Problem(422, 'bad_option', `view must be one of ${RENDER_VIEWS.join(', ')}.`);
}
