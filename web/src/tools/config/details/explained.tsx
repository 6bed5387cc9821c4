import type { Rule } from '@fucina/config-text';
import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink } from '../findings/rule-link.tsx';

const ICONS = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;
const COLORS = { error: 'text-danger', warning: 'text-warning', note: 'text-muted' } as const;

interface ExplainedProps {
  readonly level: keyof typeof ICONS;
  /** Undefined until the sentences are loaded. */
  readonly explanation:
    | { readonly title: string; readonly why: string; readonly fix: string }
    | undefined;
  /** What the manual says more about. */
  readonly rule?: Rule | undefined;
  /** Before the title: the file and the key, for example. */
  readonly place?: string;
  /** A button that corrects it. */
  readonly action?: ReactNode;
}

/** What was found: its kind, why it matters, and what to do. */
export function Explained({ level, explanation, rule, place, action }: ExplainedProps) {
  return (
    <div className="flex gap-2 text-sm">
      <Icon icon={ICONS[level]} size={16} className={clsx('mt-0.5 shrink-0', COLORS[level])} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="font-medium">
          {place !== undefined && <span className="text-muted">{place} · </span>}
          {explanation?.title}
        </p>
        <p className="wrap-anywhere">{explanation?.why}</p>
        <p className="text-muted wrap-anywhere">{explanation?.fix}</p>
        {action}
        {rule && <RuleLink rule={rule} />}
      </div>
    </div>
  );
}
