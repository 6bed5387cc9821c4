import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useSession, useStudioView } from '../studio-context.tsx';

/** Until other files are opened, those that were closed can come back, with what was decided about them. */
export function ClosedNote() {
  const { t } = useWords();
  const session = useSession();
  const { closed } = useStudioView();
  return (
    <div role="status" className="empty:hidden">
      {closed > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {t('config.open.closed', { count: closed })}
          <Button size="small" onClick={() => session.reopen()}>
            {t('config.open.reopen')}
          </Button>
        </p>
      )}
    </div>
  );
}
