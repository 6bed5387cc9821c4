import { useEffect, useRef } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../words/use-words.tsx';

/** After a navigation to another page its title gets the focus and is announced. */
export function usePageAnnouncement(): void {
  const { t } = useWords();
  const { page } = usePlace();
  const announced = useRef(page);

  useEffect(() => {
    if (announced.current === page) return;
    announced.current = page;
    const heading = document.querySelector('h1');
    heading?.focus({ preventScroll: true });
    announce(t('shell.page_changed', { title: heading?.textContent ?? document.title }));
  }, [page, t]);
}
