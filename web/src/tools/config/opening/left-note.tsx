import { CircleAlert, Info, X } from 'lucide';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { LeftOut } from './collect-files.ts';

interface LeftProps {
  readonly left: readonly LeftOut[];
}

/** An archive made to do harm can hold thousands of such files. */
const FIRST = 100;

/** What is not opened beside what is: a line that unfolds, in which the list keeps its room. */
export function LeftNote({ left }: LeftProps) {
  const { t } = useWords();
  return (
    <div role="status" className="contents">
      <Collapsible
        isSmall
        label={
          <>
            <Icon icon={Info} size={16} className="shrink-0" />
            {t('config.left.some')}
          </>
        }
      >
        <LeftFiles left={left} />
      </Collapsible>
    </div>
  );
}

interface NothingNoteProps extends LeftProps {
  readonly onClose: () => void;
}

/** Nothing was opened of what was given. */
export function NothingNote({ left, onClose }: NothingNoteProps) {
  const { t } = useWords();
  return (
    <div
      role="alert"
      className="flex w-full items-start gap-3 rounded-control bg-raised px-3 py-3 text-start text-sm"
    >
      <Icon icon={CircleAlert} className="mt-0.5 shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-medium">{t('config.left.nothing')}</p>
        <LeftFiles left={left} />
      </div>
      <IconButton size="small-icon" label={t('ui.close')} icon={X} onClick={onClose} />
    </div>
  );
}

/** Each with the reason. */
function LeftFiles({ left }: LeftProps) {
  const { t } = useWords();
  const why = useReason();
  return (
    <div className="grid gap-1 text-sm">
      <ul className="grid max-h-64 gap-1 overflow-y-auto">
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
