import { toast } from '../ui/toast.ts';
import { currentWords } from '../words/use-words.tsx';

/** Hands a link to the system's share sheet. */
export async function openShareSheet(link: string): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: link });
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: currentWords().t('ui.link.not_shared'), tone: 'danger' });
  }
}
