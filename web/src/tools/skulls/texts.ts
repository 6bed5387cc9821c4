import { createLazyModule } from '../../ui/lazy-module.ts';
import type { SkullsState } from './state.ts';
import type { Texts } from './write-variant.ts';

export const textWriters = createLazyModule(() => import('./text-writers.ts'));
/** What draws the game's text. */
export const tooltip = createLazyModule(() => import('./head-tooltip.tsx'));

/** Whether the head has a name or lore. */
export function hasText({ name, lore }: Pick<SkullsState, 'name' | 'lore'>): boolean {
  return [name, ...lore].some((line) => line.trim() !== '');
}

/** Undefined while `writers` are missing that are needed. */
export function textsOf(
  state: Pick<SkullsState, 'name' | 'lore'>,
  writers: Exclude<Texts, 'none'> | undefined,
): Texts | undefined {
  return hasText(state) ? writers : 'none';
}
