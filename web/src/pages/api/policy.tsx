import { apiReference } from 'virtual:api-reference';
import { useWords } from '../../words/use-words.tsx';

const RULES = ['limits', 'caching', 'fair', 'stability', 'versions'] as const;

export function Policy() {
  const { t } = useWords();
  return (
    <div className="grid gap-x-8 gap-y-6 border-t border-hairline pt-8 md:grid-cols-2">
      {RULES.map((rule) => (
        <section key={rule} aria-labelledby={`policy-${rule}`}>
          <h2 id={`policy-${rule}`} className="text-lg font-semibold">
            {t(`api.policy.${rule}_title`)}
          </h2>
          <p className="mt-1.5 text-muted">
            {t(`api.policy.${rule}`, { ...apiReference.budgets })}
          </p>
        </section>
      ))}
    </div>
  );
}
