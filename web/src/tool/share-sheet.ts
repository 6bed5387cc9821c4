import { toast } from '../ui/toast.ts';
import { currentWords } from '../words/use-words.tsx';

/** Whether the system has a share sheet that takes this link. */
export function hasShareSheet(link: string): boolean {
  return 'share' in navigator && (navigator.canShare?.(shared(link)) ?? true);
}

/** Hands a link to the system's share sheet. */
export async function openShareSheet(link: string): Promise<void> {
  try {
    await navigator.share(shared(link));
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: currentWords().t('ui.link.not_shared'), tone: 'danger' });
  }
}

function shared(link: string): ShareData {
  return { title: document.title, url: link };
}
