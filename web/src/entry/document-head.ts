import { isWrittenByServer, type Page } from '@fucina/site';
import { useEffect } from 'react';
import { useWords } from '../words/use-words.tsx';
import { pageHead } from './head.ts';

/** Updates title, description, language, canonical and alternate links after a navigation. */
export function useDocumentHead(page: Page | undefined): void {
  const { t, language } = useWords();

  useEffect(() => {
    const { title, description, canonical, alternates } = pageHead(page, language, t);
    document.documentElement.lang = language;
    // It has a title and a description of what was written into it.
    if (isWrittenByServer(page)) return;
    document.title = title;
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', window.location.origin + canonical);
    for (const alternate of alternates) {
      setAttribute(
        `link[hreflang="${alternate.language}"]`,
        'href',
        window.location.origin + alternate.path,
      );
    }
  }, [page, language, t]);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
