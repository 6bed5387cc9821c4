import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { isProblem } from '../session/problems.ts';
import { useSession } from '../studio-context.tsx';
import type { RowPlan } from '../worker/protocol.ts';
import { Explained } from './explained.tsx';

interface FindingListProps {
  readonly file: number;
  readonly text: number;
  readonly plan: RowPlan;
  readonly value: string;
  readonly onUse: (written: string) => void;
}

/**
 * The mistakes in a text, then what is only worth knowing, each with what to do, and a button where there is one right
 * answer.
 */
export function FindingList({ file, text, plan, value, onUse }: FindingListProps) {
  const { t } = useWords();
  const session = useSession();
  const sentences = useFindingWords();
  async function write(finding: number) {
    const fixed = await session.ask<'fix'>({ kind: 'fix', file, text, finding });
    if (fixed !== undefined) onUse(fixed);
  }

  const findings = plan.findings.map((finding, number) => ({ ...finding, number }));
  const parts = [
    { title: 'in_text', found: findings.filter(isProblem) },
    { title: 'text_notes', found: findings.filter((one) => !isProblem(one)) },
  ] as const;
  return parts.map(
    ({ title, found }) =>
      found.length > 0 && (
        <div key={title} className="flex flex-col gap-3">
          <h3 className="text-sm font-medium">{t(`config.problems.${title}`)}</h3>
          {found.map((finding) => {
            const { number, code, severity, from, to, fix } = finding;
            return (
              <Explained
                key={`${code} ${from}`}
                level={severity}
                explanation={sentences?.explain(finding)}
                rule={code}
                action={
                  <>
                    {to > from && (
                      <code
                        className="max-w-full rounded bg-raised px-1.5 font-mono text-xs wrap-anywhere"
                        translate="no"
                      >
                        {value.slice(from, Math.min(to, from + 80))}
                      </code>
                    )}
                    {fix !== undefined && (
                      <Button
                        size="small"
                        className="max-w-full"
                        onClick={() => void write(number)}
                      >
                        {t('config.problems.fix_with', { text: fix.slice(0, 40) })}
                      </Button>
                    )}
                  </>
                }
              />
            );
          })}
        </div>
      ),
  );
}
