// biome-ignore-all lint/a11y/useSemanticElements: a table cannot hold only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import { Check, X } from 'lucide';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { GroupSubject, TextGroup } from '../session/group-texts.ts';

interface GroupHeadProps {
  readonly group: TextGroup;
  readonly top: number;
  readonly height: number;
  /** Counted from 1, headings included. */
  readonly rowIndex: number;
  readonly onJudge: (texts: TextGroup['texts'], verdict: 'accepted' | 'rejected') => void;
}

/** What the rows below have in common, with the decision about all of them. */
export function GroupHead({ group, top, height, rowIndex, onJudge }: GroupHeadProps) {
  const { t, language } = useWords();
  const title = useGroupTitle()(group.subject);
  const count = new Intl.NumberFormat(language).format(group.texts.length);
  const isFile = group.subject.kind === 'file';
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="absolute inset-x-0 flex items-center gap-2 border-b border-hairline bg-raised px-3"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="flex min-w-0 flex-1 items-baseline gap-2">
        <span
          className={isFile ? 'truncate font-mono text-sm' : 'truncate text-sm font-medium'}
          translate={isFile ? 'no' : undefined}
        >
          {title}
        </span>
        <span className="text-xs text-muted tabular-nums">{count}</span>
      </div>
      <div role="gridcell" className="flex shrink-0">
        <IconButton
          tabIndex={-1}
          size="small-icon"
          label={t('config.list.accept_group')}
          icon={Check}
          onClick={() => onJudge(group.texts, 'accepted')}
        />
        <IconButton
          tabIndex={-1}
          size="small-icon"
          label={t('config.list.reject_group')}
          icon={X}
          onClick={() => onJudge(group.texts, 'rejected')}
        />
      </div>
    </div>
  );
}

function useGroupTitle(): (subject: GroupSubject) => string | undefined {
  const { t } = useWords();
  const sentences = useFindingWords();
  return (subject) => {
    switch (subject.kind) {
      case 'file':
        return subject.path;
      case 'rule':
        return sentences?.explain({ rule: subject.rule }).title;
      case 'reason':
        return sentences?.explainReason(subject.reason).title;
      case 'clean':
        return t('config.list.clean');
    }
  };
}
