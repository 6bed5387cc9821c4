import { isLanguageCode, type Page } from '@fucina/site';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { pageHead } from './head.ts';
import { useWords } from './use-words.tsx';

/** Keeps title, description, language and addresses of the document true after a navigation. */
export function useDocumentHead(): void {
  const { t, i18n } = useWords();
  const page = useCurrentPage();
  const { language } = i18n;

  useEffect(() => {
    if (!isLanguageCode(language)) return;
    const { title, description, canonical, alternates } = pageHead(page, language, t);
    document.documentElement.lang = language;
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

/** The page definition of the route that is shown; none on the page that was not found. */
function useCurrentPage(): Page | undefined {
  // The routes are built from the definitions and carry them as their handle (routes.tsx).
  return useMatches().at(-1)?.handle as Page | undefined;
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
