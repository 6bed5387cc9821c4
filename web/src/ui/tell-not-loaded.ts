import { currentWords } from '../words/use-words.tsx';
import { toast } from './toast.ts';

/** For what is loaded on demand, and cannot be. */
export function tellNotLoaded(): void {
  toast({ title: currentWords().t('shell.not_loaded'), tone: 'danger' });
}
