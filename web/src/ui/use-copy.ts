import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { coarsePointer } from './media.ts';
import { selectText, selectUnseenText } from './select-text.ts';
import { isApple } from './shortcuts/is-apple.ts';
import { toast } from './toast.ts';

const COPIED_MS = 2000;

/** Copies text, and reports success only once the text is in the clipboard. */
export function useCopy(shownIn?: RefObject<HTMLElement | null>) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** True once the text is in the clipboard. */
  async function copy(text: string): Promise<boolean> {
    // It would only empty the clipboard.
    if (text.trim() === '') {
      toast({ title: t('ui.clipboard.nothing'), tone: 'danger' });
      return false;
    }
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused by the browser, the visitor, or a page without https: what is selected can be copied by hand.
      if (shownIn?.current) selectText(shownIn.current);
      else selectUnseenText(text);
      toast({
        title: t('ui.clipboard.refused_title'),
        description: coarsePointer.get()
          ? t('ui.clipboard.refused_touch')
          : t('ui.clipboard.refused', { keys: copyKeys() }),
        tone: 'danger',
      });
      return false;
    }
    toast({ title: t('ui.clipboard.title'), description: t('ui.clipboard.copied') });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    return true;
  }

  return { copy, isCopied };
}

function copyKeys(): string {
  return isApple() ? '⌘ C' : 'Ctrl+C';
}
