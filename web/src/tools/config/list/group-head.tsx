// biome-ignore-all lint/a11y/useSemanticElements: a table cannot hold only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { type GroupSubject, reasonOf, type TextGroup } from '../session/group-texts.ts';
import type { Judge } from './use-judge.ts';

interface GroupHeadProps {
  readonly group: TextGroup;
  readonly top: number;
  readonly height: number;
  /** Counted from 1, headings included. */
  readonly rowIndex: number;
  readonly onJudge: Judge;
}

/** What the rows below have in common, with the decision about all of them. */
export function GroupHead({ group, top, height, rowIndex, onJudge }: GroupHeadProps) {
  const { t, language } = useWords();
  const title = useGroupTitle()(group.subject);
  const number = new Intl.NumberFormat(language);
  const isFile = group.subject.kind === 'file';
  const reason = reasonOf(group);
  const act = (
    verdict: 'accept' | 'reject' | 'upright',
    judged: 'accepted' | 'rejected' | 'upright',
  ) => {
    const count = group.decidable[verdict];
    return (
      <Button
        size="small"
        look="quiet"
        tabIndex={-1}
        aria-disabled={count === 0}
        title={count === 0 ? t('config.list.group_undecidable') : undefined}
        onClick={() => onJudge(group.texts, judged, reason)}
      >
        {t(`config.list.group_${verdict}`, { count: number.format(count) })}
      </Button>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="group-head absolute inset-x-0 flex items-center gap-2 border-b border-hairline bg-raised px-3"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="group-names flex min-w-0 items-baseline">
        {group.plugin !== undefined && (
          <span
            className="group-plugin truncate font-mono text-sm"
            title={group.plugin}
            translate="no"
          >
            {group.plugin.slice(group.plugin.lastIndexOf('/') + 1)}
          </span>
        )}
        <span
          className={isFile ? 'truncate font-mono text-sm' : 'truncate text-sm font-medium'}
          translate={isFile ? 'no' : undefined}
        >
          {title}
        </span>
        <span className="text-xs text-muted figures">{number.format(group.texts.length)}</span>
      </div>
      <div role="gridcell" className="flex shrink-0">
        {group.decidable.upright > 0 && act('upright', 'upright')}
        {act('accept', 'accepted')}
        {act('reject', 'rejected')}
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
        return sentences?.explain({ code: subject.rule }).title;
      case 'reason':
        return sentences?.explainReason(subject.reason).title;
      case 'clean':
        return t('config.list.clean');
    }
  };
}
