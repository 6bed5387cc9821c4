import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../ui/announcer.tsx';
import { useWords } from './use-words.tsx';

/** After a navigation the focus is on the new page's title, and the title is said. */
export function useArrival(): void {
  const { t } = useWords();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const heading = document.querySelector('h1');
    heading?.focus({ preventScroll: true });
    announce(t('shell.page_changed', { title: heading?.textContent ?? document.title }));
  }, [pathname, t]);
}
