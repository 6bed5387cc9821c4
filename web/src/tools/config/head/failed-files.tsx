import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { hasFailed, isSkipped, type StudioFile } from '../session/studio-file.ts';

interface FilesProps {
  readonly files: readonly StudioFile[];
}

const FIRST = 5;

/** The files that could not be read, and those of folders that were left out, each with the reason. */
export function FailedFiles({ files }: FilesProps) {
  const failed = files.filter(hasFailed);
  const skipped = files.filter(isSkipped);
  return (
    <>
      {failed.length > 0 && <FileReasons role="alert" files={failed} />}
      {skipped.length > 0 && <FileReasons role="status" files={skipped} />}
    </>
  );
}

function FileReasons({ files, role }: FilesProps & { readonly role: 'alert' | 'status' }) {
  const { t } = useWords();
  const isAlert = role === 'alert';
  return (
    <div role={role}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {files.slice(0, FIRST).map((file) => (
          <li key={file.id} className="flex items-start gap-2">
            <Icon
              icon={isAlert ? CircleAlert : Info}
              size={16}
              className={isAlert ? 'mt-0.5 shrink-0 text-danger' : 'mt-0.5 shrink-0 text-muted'}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-mono text-xs" translate="no">
                {file.path}
              </span>{' '}
              · <UnreadReason file={file} />
            </span>
          </li>
        ))}
        {files.length > FIRST && (
          <li className="text-muted">{t('config.left.more', { count: files.length - FIRST })}</li>
        )}
      </ul>
    </div>
  );
}

/** The same of the file that is shown. */
export function FailedFile({ file }: { readonly file: StudioFile }) {
  if (file.failure === undefined) return null;
  const isAlert = hasFailed(file);
  return (
    <p
      role={isAlert ? 'alert' : 'status'}
      className={clsx('flex items-start gap-2', isAlert ? 'text-danger' : 'text-muted')}
    >
      <Icon icon={isAlert ? CircleAlert : Info} className="mt-0.5 shrink-0" />
      <UnreadReason file={file} />
    </p>
  );
}

function UnreadReason({ file }: { readonly file: StudioFile }) {
  const { t } = useWords();
  if (file.failure === undefined) return null;
  const reason = t(`config.failures.${file.failure}`);
  return isSkipped(file) ? `${t('config.files.skipped')}. ${reason}` : reason;
}
