import { exceededLimits } from '../state/link-limits.ts';
import type { Address } from '../state/tool-address.ts';
import { SharePanel } from './share-panel.tsx';
import { openShareSheet } from './share-sheet.ts';
import { tellTooLong } from './use-copy-link.ts';

/** For the share sheet of the system, unless it is too long to be a link at all. */
export async function share(address: Address): Promise<void> {
  if (address.ok) await openShareSheet(address.value);
  else tellTooLong(address.error);
}

/** Undefined where the link is short enough for all, and in browsers from before 2024, which have no popovers. */
export function panelFor(link: string): typeof SharePanel | undefined {
  const isShown = exceededLimits(link.length).length > 0 && 'showPopover' in HTMLElement.prototype;
  return isShown ? SharePanel : undefined;
}
