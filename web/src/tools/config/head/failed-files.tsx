import { CircleAlert } from 'lucide';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { StudioFile } from '../session/studio-session.ts';

const FIRST = 5;

/** The files that could not be read, each with the reason, while all files are listed. */
export function FailedFiles({ files }: { readonly files: readonly StudioFile[] }) {
  const { t } = useWords();
  const failed = files.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return null;
  return (
    <ul role="alert" className="flex flex-col gap-1.5 text-sm">
      {failed.slice(0, FIRST).map(({ id, path, failure }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon icon={CircleAlert} size={16} className="mt-0.5 shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-mono text-xs" translate="no">
              {path}
            </span>{' '}
            · {failure && t(`config.failures.${failure}`)}
          </span>
        </li>
      ))}
      {failed.length > FIRST && (
        <li className="text-muted">{t('config.left.more', { count: failed.length - FIRST })}</li>
      )}
    </ul>
  );
}
