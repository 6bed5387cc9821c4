import type { StatusAnswer } from '@fucina/api-contract';
import { useMemo, useState } from 'react';
import type { Refusal } from '../../api/ask.ts';
import { fetchServerStatus, type StatusQuestion } from '../../api/server-status.ts';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { addMoment, type Moment } from './moments.ts';

export interface Checked {
  readonly question: StatusQuestion;
  readonly status: StatusAnswer;
  /** When the server was pinged, by our server's clock; now if the reply does not say. */
  readonly measuredAt: number;
  readonly moments: readonly Moment[];
}

/** Why there is no status: our server refused, sent an invalid reply, or could not be reached. */
export type StatusFailure =
  | ({ readonly reason: 'refused' } & Refusal)
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'thrown'; readonly thrown: unknown };

export type StatusView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly question: StatusQuestion }
  | { readonly kind: 'checked'; readonly checked: Checked }
  | {
      readonly kind: 'failed';
      readonly question: StatusQuestion;
      readonly failure: StatusFailure;
    };

export interface StatusControls {
  readonly view: StatusView;
  /** Clears the last result at once. */
  readonly check: (question: StatusQuestion) => void;
  /** Keeps the last result until the new one arrives. */
  readonly refresh: (checked: Checked) => void;
  readonly clear: () => void;
}

/** Checks servers; of checks that overlap only the newest is shown. */
export function useStatus(): StatusControls {
  const [view, setView] = useState<StatusView>({ kind: 'idle' });
  const newest = useNewestQuestion();
  const controls = useMemo(() => {
    async function ask(question: StatusQuestion, before: Checked | undefined) {
      const outcome = await newest.ask((signal) => fetchServerStatus(question, signal));
      if (outcome === undefined) return;
      const reply = outcome.ok ? outcome.answer : ({ ...outcome, reason: 'thrown' } as const);
      if (reply.ok) setView({ kind: 'checked', checked: join(question, reply.value, before) });
      // After a failed refresh the last result stays, and its age shows that it is old.
      else if (before) setView({ kind: 'checked', checked: { ...before } });
      else setView({ kind: 'failed', question, failure: reply });
    }
    return {
      check(question: StatusQuestion) {
        setView({ kind: 'checking', question });
        void ask(question, undefined);
      },
      refresh: (checked: Checked) => void ask(checked.question, checked),
      clear() {
        newest.stop();
        setView({ kind: 'idle' });
      },
    };
  }, [newest]);
  return { view, ...controls };
}

function join(
  question: StatusQuestion,
  status: StatusAnswer,
  before: Checked | undefined,
): Checked {
  const now = Date.now();
  const reportedAt = (status.debug?.cachetime ?? 0) * 1000;
  // Clocks of two machines differ; a result is never from the future.
  const measuredAt = reportedAt > 0 ? Math.min(reportedAt, now) : now;
  return {
    question,
    status,
    measuredAt,
    moments: addMoment(before?.moments ?? [], status, measuredAt),
  };
}
