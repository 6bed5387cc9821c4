import { Button } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';

/** Shown when a page fails to load or to render: what went wrong, a reload and a link home. */
export function FailurePage({ reason }: { readonly reason: unknown }) {
  const { t } = useWords();
  return (
    <div role="alert" className="mx-auto max-w-measure px-4 py-16 text-center">
      <h1 tabIndex={-1}>{t('failure.title')}</h1>
      <p className="mt-2 font-mono text-muted">
        {reason instanceof Error ? reason.message : String(reason)}
      </p>
      {/* Both load a new document, the link because of its target: what failed may be gone by then. */}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
        <a
          href="/"
          target="_self"
          className="inline-flex min-h-control items-center text-link underline"
        >
          {t('failure.home_link')}
        </a>
      </p>
    </div>
  );
}
