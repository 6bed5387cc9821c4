import type { Page } from '@fucina/site';
import { useWords } from '../words/use-words.tsx';

/**
 * The page's `h1`, which gets the focus after a navigation, and its description, for which a workspace needs the place.
 * Both stand in the grid of `main`.
 */
export function PageTitle({ page }: { readonly page: Page }) {
  const { t } = useWords();
  return (
    <header className="contents">
      <h1 tabIndex={-1}>{t(page.title)}</h1>
      <p className="page-description">{t(page.description)}</p>
    </header>
  );
}
