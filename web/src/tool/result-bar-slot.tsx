import { type ReactNode, type RefObject, useEffect } from 'react';
import { useStore } from '../state/store.ts';
import { loadAfterFirstInput } from '../ui/after-first-input.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { mediaQuery } from '../ui/media.ts';

/** What shows a result in brief; loaded on small screens only, with the first input. */
export type BarParts = typeof import('./result-bar/bar-parts.ts');

/** Draws a result with `BriefResult`; nothing while there is none. */
export type DrawBrief = (parts: BarParts) => ReactNode;

interface ResultBarSlotProps {
  /** What shows the result. The bar is there while none of them is in view, and leads to the first. */
  readonly areas: readonly RefObject<HTMLElement | null>[];
  readonly brief: DrawBrief;
}

/** Where tools have one column (`lg:` is from this width). */
const smallScreen = mediaQuery('(width < 64rem)');

const parts = createLazyModule(() => import('./result-bar/bar-parts.ts'));

/** On small screens the result can be far from what is typed: a bar at the bottom shows it in brief. */
export function ResultBarSlot({ areas, brief }: ResultBarSlotProps) {
  const isSmall = useStore(smallScreen);
  const loaded = parts.useLoaded();
  useEffect(() => (isSmall ? loadAfterFirstInput(parts.load) : undefined), [isSmall]);
  if (!isSmall || loaded === undefined) return null;
  return <loaded.ResultBar areas={areas}>{brief(loaded)}</loaded.ResultBar>;
}
