import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../words/use-words.tsx';

interface ResultSheetProps {
  /** Its one element is in the sheet while that is open. */
  readonly area: HTMLElement;
  readonly onClose: () => void;
}

/** The result over what is typed: as it is in the page, whose place for it stays as high as it is. */
export function ResultSheet({ area, onClose }: ResultSheetProps) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const result = area.firstElementChild;
    if (result === null) return;
    area.style.minHeight = `${area.offsetHeight}px`;
    place.current?.append(result);
    return () => {
      area.append(result);
      area.style.minHeight = '';
    };
  }, [area]);

  return (
    <Dialog title={t('ui.result_bar.preview')} isSheet onClose={onClose}>
      <div ref={place} className="p-(--panel)" />
    </Dialog>
  );
}
