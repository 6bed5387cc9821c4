import { clsx } from 'clsx';
import { ClipboardPaste, FileUp, FolderOpen, LockKeyhole, X } from 'lucide';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { kindOfText } from '../../../tool/kind-of-text.ts';
import { useDrop } from '../../../tool/use-file-drop.ts';
import { useFragment } from '../../../tool/use-fragment.ts';
import { useOpenedFiles } from '../../../tool/use-opened-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { lazyStudio } from '../lazy.ts';
import { useSession, useStudioView } from '../studio-context.tsx';
import { ClosedNote } from './closed-note.tsx';
import { hasPicker, pickHandles } from './file-system-access.ts';
import { LeftNote, NothingNote } from './left-note.tsx';
import { PasteForm, pastedFile } from './paste-form.tsx';
import { Sample } from './sample.tsx';
import type { useOpenFiles } from './use-open-files.ts';

interface OpenCardProps extends SizeProps {
  readonly opening: ReturnType<typeof useOpenFiles>;
  /** When files come, the card in its place. */
  readonly ref: RefObject<HTMLElement | null>;
}

interface SizeProps {
  /** Small, once there are files. */
  readonly isSmall: boolean;
}

/** Where files come in: dropped, chosen or pasted. */
export function OpenCard({ isSmall, opening, ref: card }: OpenCardProps) {
  const { t } = useWords();
  const session = useSession();
  const { isOpening, opened, forget, openFiles, openHandles, openDropped } = opening;
  const [isPasting, setPasting] = useState(false);
  // Beside the small card it would be easy to miss, and the browser would leave the page with what is open.
  const { isOver, handlers } = useDrop(openDropped, isSmall);
  useOpenedFiles(openFiles);
  useFragment('#pasted=', (text) => session.open([pastedFile(text, kindOfText(text), t)]));
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) openFiles(target.files);
    // The same file can be chosen again.
    target.value = '';
  }

  /** With handles where the browser has them, so that files can be written back. */
  async function pick(kind: 'files' | 'folder', input: HTMLInputElement | null) {
    const handles = hasPicker(kind) ? await pickHandles(kind) : undefined;
    if (handles === undefined) input?.click();
    else if (handles.length > 0) openHandles(handles);
  }

  /** What was asked about a file is below the card, which has just lost its form. */
  function pasted() {
    setPasting(false);
    requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }));
  }

  const warm = () => {
    session.warm();
    // What fails here is loaded again with the first file.
    lazyStudio.load().catch(() => undefined);
  };
  return (
    <section
      ref={card}
      aria-label={t('config.open.title')}
      className={clsx(
        'flex flex-col gap-4 rounded-card border-2 border-dashed transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-hairline bg-surface',
        isSmall ? 'min-w-0 grow p-1.5' : 'w-full items-center px-5 py-6 text-center sm:py-10',
      )}
      onPointerEnter={warm}
      onFocus={warm}
      onDragEnter={warm}
      {...handlers}
    >
      {!isSmall && (
        <>
          <Icon icon={FileUp} size={32} className="text-muted max-sm:hidden" />
          <div className="grid gap-1">
            <h2>
              <span className="pointer-coarse:hidden">{t('config.open.heading')}</span>
              <span className="hidden pointer-coarse:inline">{t('config.open.heading_touch')}</span>
            </h2>
            <p className="text-sm text-muted">{t('config.open.kinds')}</p>
          </div>
        </>
      )}
      <div className="flex items-start gap-2">
        <div
          className={clsx(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1',
            !isSmall && 'justify-center',
          )}
        >
          <Button
            look={isSmall ? 'secondary' : 'primary'}
            size={isSmall ? 'small' : 'medium'}
            aria-disabled={isOpening}
            onClick={() => void pick('files', files.current)}
          >
            <Icon icon={FileUp} size={16} />
            {t('config.open.files')}
          </Button>
          <FolderButton
            isSmall={isSmall}
            isDisabled={isOpening}
            onClick={() => void pick('folder', folder.current)}
          />
          <Button
            size={isSmall ? 'small' : 'medium'}
            aria-expanded={isPasting}
            onClick={() => setPasting(!isPasting)}
          >
            <Icon icon={ClipboardPaste} size={16} />
            {t('config.open.paste')}
          </Button>
          {isSmall && (
            <span className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">
              {t('config.open.drop_more')}
            </span>
          )}
          {isSmall && opened !== undefined && opened.count > 0 && opened.left.length > 0 && (
            <LeftNote left={opened.left} />
          )}
        </div>
        {isSmall && <CloseAll />}
      </div>
      <HiddenInput inputRef={files} label={t('config.open.files')} onChange={choose} />
      <HiddenInput inputRef={folder} label={t('config.open.folder')} isFolder onChange={choose} />
      {isSmall && isOpening && <OpeningNote />}
      {opened?.count === 0 && <NothingNote left={opened.left} onClose={forget} />}
      <ClosedNote />
      {isPasting && <PasteForm onDone={pasted} />}
      {!isSmall && (
        <>
          <div className="grid min-h-10 items-center sm:min-h-5">
            {isOpening ? (
              <OpeningNote />
            ) : (
              <p className="flex items-center gap-2 text-sm text-muted">
                <Icon icon={LockKeyhole} size={16} />
                {t('config.open.private')}
              </p>
            )}
          </div>
          <Sample />
        </>
      )}
    </section>
  );
}

function OpeningNote() {
  const { t } = useWords();
  return (
    <p role="status" className="text-sm text-muted">
      {t('config.open.opening')}
    </p>
  );
}

function CloseAll() {
  const { t } = useWords();
  const session = useSession();
  const { files } = useStudioView();
  return (
    <Button size="small" look="quiet" onClick={() => session.close(files.map(({ id }) => id))}>
      <Icon icon={X} size={16} />
      <span className="max-sm:sr-only">{t('config.open.close_all')}</span>
    </Button>
  );
}

/** Phones cannot choose folders. */
function FolderButton({
  isSmall,
  isDisabled,
  onClick,
}: SizeProps & { readonly isDisabled: boolean; readonly onClick: () => void }) {
  const { t } = useWords();
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      className="max-sm:pointer-coarse:hidden"
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      <Icon icon={FolderOpen} size={16} />
      {t('config.open.folder')}
    </Button>
  );
}

interface HiddenInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly isFolder?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Opened by a button that looks like the others. */
function HiddenInput({ inputRef, label, isFolder = false, onChange }: HiddenInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      multiple
      hidden
      aria-label={label}
      {...(isFolder && { webkitdirectory: '' })}
      onChange={onChange}
    />
  );
}
