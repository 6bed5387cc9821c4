import { Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { TryOutcome } from './use-try.ts';

export function TryAnswer({ outcome }: { readonly outcome: TryOutcome }) {
  const { t } = useWords();
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {outcome === 'no-answer' && <p className="text-danger">{t('api.endpoint.no_answer')}</p>}
      {typeof outcome === 'object' && (
        <>
          <p className="font-medium">
            {t('api.endpoint.status', { status: outcome.status, ms: outcome.ms })}
          </p>
          <ul className="text-sm text-muted">
            {outcome.headers.map((header) => (
              <li key={header} className="wrap-anywhere">
                <code>{header}</code>
              </li>
            ))}
          </ul>
          {outcome.picture === undefined ? (
            <Output
              label={t('api.endpoint.answer')}
              as="code"
              look="secondary"
              value={outcome.body}
            />
          ) : (
            <img
              src={outcome.picture}
              alt={t('api.endpoint.answer')}
              className="max-w-full self-start rounded-control bg-raised [image-rendering:pixelated]"
            />
          )}
        </>
      )}
    </div>
  );
}
