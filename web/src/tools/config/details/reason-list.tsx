import { findProfile } from '@fucina/config-text';
import { ruleOfReason } from '@fucina/config-text/inner';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { IssueLink } from '../findings/issue-link.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { RowPlan } from '../worker/protocol.ts';
import { Explained } from './explained.tsx';

interface ReasonListProps {
  readonly plan: RowPlan;
  /** What the file is read as. */
  readonly profile: string | undefined;
  readonly onUse: (written: string) => void;
}

/** Why somebody has to look at a text, and what else it could become. */
export function ReasonList({ plan, profile, onUse }: ReasonListProps) {
  const { t } = useWords();
  const sentences = useFindingWords();
  const { alternatives, findings, leftOut } = plan;
  const lock = plan.lock ?? leftOut?.reason;
  // The list of mistakes explains the others already, with their places, but without a link.
  const reasons = plan.reasons.filter(
    (reason) =>
      reason === 'not-read-here' || !findings.some(({ code }) => code === ruleOfReason(reason)),
  );
  if (reasons.length === 0 && alternatives.length === 0 && lock === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      {lock && <Explained level="note" explanation={sentences?.words.dropped[lock]} />}
      {reasons.map((reason) => (
        <Explained
          key={reason}
          level="note"
          explanation={sentences?.explainReason(reason)}
          rule={ruleOfReason(reason)}
          action={reason === 'not-read-here' && <IssueLink profile={findProfile(profile ?? '')} />}
        />
      ))}
      {alternatives.map(({ code, written }) => (
        <div key={code} className="flex flex-col items-start gap-1.5">
          <Button size="small" className="max-w-full" onClick={() => onUse(written)}>
            {t(`config.alternatives.${code}`)}
          </Button>
          <code className="max-w-full font-mono text-xs text-muted wrap-anywhere" translate="no">
            {written.slice(0, 300)}
          </code>
        </div>
      ))}
    </div>
  );
}
