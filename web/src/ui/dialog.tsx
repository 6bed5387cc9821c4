import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser handles focus, Escape and the page behind. Open while mounted. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (!shown?.open) shown?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    // A click on the backdrop has the dialog itself as target. The browser handles Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog m-auto w-full max-w-lg rounded-card border border-hairline bg-surface p-0 text-ink"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t('ui.close')} icon={X} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
