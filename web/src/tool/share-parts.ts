/** What a press on *Share* may need; loaded with it. */
import { exceededLimits } from '../state/link-limits.ts';
import { SharePanel } from './share-panel.tsx';

export { openShareSheet } from './share-sheet.ts';

/** Undefined where the link is short enough for all, and in browsers from before 2024, which have no popovers. */
export function panelFor(link: string): typeof SharePanel | undefined {
  const isShown = exceededLimits(link.length).length > 0 && 'showPopover' in HTMLElement.prototype;
  return isShown ? SharePanel : undefined;
}
