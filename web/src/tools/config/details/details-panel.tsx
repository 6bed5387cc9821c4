import { useStore } from '../../../state/store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { FoundText } from '../session/sort-texts.ts';
import { besideList } from './beside-list.ts';
import { TextDetailsView } from './text-details.tsx';

interface DetailsPanelProps {
  readonly of: FoundText | undefined;
  /** On small screens details are shown only when they are asked for. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** The active text: beside the list, or on small screens in front of it. */
export function DetailsPanel({ of, isOpen, onClose, onStep }: DetailsPanelProps) {
  const { t } = useWords();
  const isBeside = useStore(besideList);
  if (isBeside) {
    return (
      <section
        aria-label={t('config.details.title')}
        className="studio-panel flex min-w-0 flex-col scroll-py-20 overflow-y-auto rounded-card border border-hairline bg-surface"
      >
        {of ? (
          <TextDetailsView {...of} />
        ) : (
          <div className="grid gap-2 p-5 text-muted">
            <p>{t('config.details.none')}</p>
            <p>{t('config.keys.hint')}</p>
          </div>
        )}
      </section>
    );
  }
  if (!isOpen || of === undefined) return null;
  return (
    <Dialog title={t('config.details.title')} isSheet onClose={onClose}>
      <TextDetailsView {...of} onStep={onStep} />
    </Dialog>
  );
}
