import { clsx } from 'clsx';
import { CircleAlert, Info, X } from 'lucide';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { LeftOut } from './collect-files.ts';
import type { Opened } from './use-open-files.ts';

interface LeftNoteProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** An archive made to do harm can hold thousands of such files. */
const FIRST = 8;

/** What is not opened, each with the reason. */
export function LeftNote({ opened: { count, left }, onClose }: LeftNoteProps) {
  const { t } = useWords();
  const why = useReason();
  if (count > 0 && left.length === 0) return null;
  const isNothing = count === 0;
  return (
    <div
      role={isNothing ? 'alert' : 'status'}
      className={clsx(
        'flex w-full items-start gap-3 rounded-control bg-raised px-3 text-start text-sm',
        isNothing ? 'py-3' : 'py-1',
      )}
    >
      <Icon
        icon={isNothing ? CircleAlert : Info}
        className={clsx('shrink-0', isNothing ? 'mt-0.5 text-danger' : 'mt-1.5 text-muted')}
      />
      <div
        className={clsx('min-w-0 flex-1', isNothing ? 'grid gap-1' : 'flex flex-wrap gap-x-3 py-1')}
      >
        <p className="font-medium">{t(isNothing ? 'config.left.nothing' : 'config.left.some')}</p>
        <ul className={isNothing ? 'grid gap-1' : 'contents'}>
          {left.slice(0, FIRST).map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an archive can have one path twice
            <li key={place} className="wrap-anywhere">
              {'path' in one && (
                <>
                  <span className="font-mono text-xs" translate="no">
                    {one.path.slice(0, 200)}
                  </span>
                  {' · '}
                </>
              )}
              {why(one)}
            </li>
          ))}
        </ul>
        {left.length > FIRST && (
          <p className="text-muted">{t('config.left.more', { count: left.length - FIRST })}</p>
        )}
      </div>
      <IconButton size="small-icon" label={t('ui.close')} icon={X} onClick={onClose} />
    </div>
  );
}

function useReason(): (left: LeftOut) => string | undefined {
  const { t } = useWords();
  const sentences = useFindingWords();
  return (left) => {
    switch (left.reason) {
      case 'archive':
        return left.error === 'too-slow'
          ? t('config.failures.too-slow')
          : sentences?.words.archive[left.error];
      case 'archived-file':
        return sentences?.words.archived_file[left.error];
      case 'unreadable':
        return t('config.failures.unreadable');
      case 'unknown-format':
        return t('config.failures.file/unknown-format');
      default:
        return t(`config.left.${left.reason}`, { count: left.count });
    }
  };
}
