import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useWords } from '../app/use-words.tsx';

/** What a visitor sees when a page fails to render: what went wrong and a way home. */
export function FailurePage() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <div role="alert" className="mx-auto max-w-measure px-4 py-16 text-center">
      <h1 tabIndex={-1}>{t('failure.title')}</h1>
      <p className="mt-2 font-mono text-muted">{describe(error)}</p>
      {/* A whole new document: what failed once may be gone. */}
      <a href="/" className="mt-6 inline-block text-link underline">
        {t('failure.home_link')}
      </a>
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
