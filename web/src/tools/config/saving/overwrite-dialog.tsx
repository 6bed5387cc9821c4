import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { StudioFile } from '../session/studio-file.ts';

interface OverwriteDialogProps {
  readonly files: readonly StudioFile[];
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

const FIRST = 10;

/** Asked before files on the visitor’s disk are overwritten. */
export function OverwriteDialog({ files, onOverwrite, onClose }: OverwriteDialogProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('config.in_place.title')} onClose={onClose}>
      <p>{t('config.in_place.question', { count: files.length })}</p>
      <ul className="font-mono text-xs text-muted wrap-anywhere" translate="no">
        {files.slice(0, FIRST).map(({ id, path }) => (
          <li key={id}>{path}</li>
        ))}
        {files.length > FIRST && <li>…</li>}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('config.in_place.cancel')}</Button>
        <Button
          look="primary"
          onClick={() => {
            onOverwrite();
            onClose();
          }}
        >
          {t('config.in_place.overwrite', { count: files.length })}
        </Button>
      </div>
    </Dialog>
  );
}
