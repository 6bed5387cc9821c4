import { clsx } from 'clsx';
import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** At the lower edge of the screen, with its children up to its own edges: for small screens. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

const SHAPES = {
  box: 'm-auto max-w-lg rounded-card border',
  sheet:
    'mx-auto mt-auto mb-0 max-h-[88dvh] max-w-full scroll-py-20 rounded-t-card border-t sm:max-w-2xl',
};

/** A native modal dialog: the browser handles focus, Escape and the page behind. Open while mounted. */
export function Dialog({ title, onClose, isSheet = false, children }: DialogProps) {
  const { t } = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser gives the focus back. After Escape it did so before, and the focus may be elsewhere by now.
    return () => shown?.close();
  }, []);

  return (
    // A click on the backdrop has the dialog itself as target. The browser handles Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        'dialog w-full border-hairline bg-surface p-0 text-ink',
        SHAPES[isSheet ? 'sheet' : 'box'],
      )}
      // React's strict mode opens it twice: by the time of the event it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={isSheet ? undefined : 'flex flex-col gap-4 p-6'}>
        <div
          className={clsx(
            'flex items-center justify-between gap-4',
            isSheet && 'sticky top-0 z-1 border-b border-hairline bg-surface px-4 py-2',
          )}
        >
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t('ui.close')} icon={X} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
