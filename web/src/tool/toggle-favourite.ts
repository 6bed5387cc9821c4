import { setFavourite } from '../state/change-favourites.ts';
import { favourites } from '../state/favourites.ts';
import { toast } from '../ui/toast.ts';
import { currentWords } from '../words/use-words.tsx';

/** Adds a tool to the favourites or removes it, and says so where the browser does not keep it. */
export async function toggleFavourite(tool: string): Promise<void> {
  if (await setFavourite(tool, !favourites.get().includes(tool))) return;
  const { t } = currentWords();
  toast({ title: t('kept.not_kept_title'), description: t('kept.not_kept'), tone: 'danger' });
}
