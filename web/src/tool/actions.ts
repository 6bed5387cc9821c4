import { setFavourite } from '../state/change-favourites.ts';
import { favourites } from '../state/favourites.ts';
import { exceededLimits } from '../state/link-limits.ts';
import type { Address } from '../state/tool-address.ts';
import { toast } from '../ui/toast.ts';
import { currentWords } from '../words/use-words.tsx';
import { SharePanel } from './share-panel.tsx';
import { tellTooLong } from './use-copy-link.ts';

export { copyPicture } from '../ui/copy-picture.ts';
export { PresetsDialog } from './presets-dialog.tsx';

/** For the share sheet of the system, unless it is too long to be a link at all. */
export async function share(address: Address): Promise<void> {
  if (!address.ok) return tellTooLong(address.error);
  try {
    await navigator.share({ title: document.title, url: address.value });
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: currentWords().t('ui.link.not_shared'), tone: 'danger' });
  }
}

/** Undefined where the link is short enough for all, and in browsers from before 2024, which have no popovers. */
export function panelFor(link: string): typeof SharePanel | undefined {
  const isShown = exceededLimits(link.length).length > 0 && 'showPopover' in HTMLElement.prototype;
  return isShown ? SharePanel : undefined;
}

/** Adds a tool to the favourites or removes it, and says so where the browser does not keep it. */
export async function toggleFavourite(tool: string): Promise<void> {
  if (await setFavourite(tool, !favourites.get().includes(tool))) return;
  const { t } = currentWords();
  toast({ title: t('kept.not_kept_title'), description: t('kept.not_kept'), tone: 'danger' });
}
