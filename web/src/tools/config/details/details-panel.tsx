import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useIsWide } from '../list/use-is-wide.ts';
import type { FoundText } from '../session/find-texts.ts';
import { TextDetailsView } from './text-details.tsx';

interface DetailsPanelProps {
  readonly of: FoundText | undefined;
  /** On small screens details are shown only when they are asked for. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The active text: beside the list, or on small screens in front of it. */
export function DetailsPanel({ of, isOpen, onClose }: DetailsPanelProps) {
  const { t } = useWords();
  const isBeside = useIsWide('(width >= 80rem)');
  if (isBeside) {
    return (
      <section
        aria-label={t('config.details.title')}
        className="sticky top-20 max-h-[calc(100dvh-6rem)] min-w-0 overflow-y-auto rounded-card border border-hairline bg-surface p-5"
      >
        {of ? (
          <TextDetailsView key={`${of.file.id}:${of.text}`} {...of} />
        ) : (
          <p className="text-muted">{t('config.details.none')}</p>
        )}
      </section>
    );
  }
  if (!isOpen || of === undefined) return null;
  return (
    <Dialog title={t('config.details.title')} onClose={onClose}>
      <TextDetailsView key={`${of.file.id}:${of.text}`} {...of} />
    </Dialog>
  );
}
