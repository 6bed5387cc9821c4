import type { Page } from '@fucina/site';
import { useWords } from '../words/use-words.tsx';

/** The page's `h1`, which gets the focus after a navigation, and its description, for which a workspace needs the place. */
export function PageTitle({ page }: { readonly page: Page }) {
  const { t } = useWords();
  return (
    <header className="mx-auto mb-6 max-w-[56rem] text-center in-[:has([data-workspace])]:mb-3">
      <h1 tabIndex={-1}>{t(page.title)}</h1>
      <p className="mt-1.5 text-balance text-muted in-[:has([data-workspace])]:hidden">
        {t(page.description)}
      </p>
    </header>
  );
}
