import { useRef, useState } from 'react';
import {
  fetchServerStatus,
  type ServerStatus,
  type StatusQuestion,
} from '../../api/server-status.ts';
import { addMoment, type Moment } from './moments.ts';

export interface Checked {
  readonly question: StatusQuestion;
  readonly status: ServerStatus;
  /** When the server was really looked at, by our server's clock; now where it does not say. */
  readonly measuredAt: number;
  readonly moments: readonly Moment[];
}

export type StatusView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Checks servers; of checks that overlap only the newest is shown. */
export function useStatus() {
  const [view, setView] = useState<StatusView>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function ask(question: StatusQuestion, before: Checked | undefined) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let next: StatusView;
    try {
      const status = await fetchServerStatus(question, controller.signal);
      next = { kind: 'checked', checked: join(question, status, before) };
    } catch (thrown) {
      // A refresh that fails leaves what is shown, whose age tells; the next one is planned from now.
      next = before ? { kind: 'checked', checked: { ...before } } : { kind: 'failed', thrown };
    }
    if (running.current === controller && !controller.signal.aborted) setView(next);
  }

  return {
    view,
    /** What was shown is cleared at once. */
    check(question: StatusQuestion) {
      setView({ kind: 'checking' });
      return ask(question, undefined);
    },
    /** What is shown stays until the new answer is there. */
    refresh(checked: Checked) {
      return ask(checked.question, checked);
    },
    clear() {
      running.current?.abort();
      setView({ kind: 'idle' });
    },
  };
}

function join(
  question: StatusQuestion,
  status: ServerStatus,
  before: Checked | undefined,
): Checked {
  const now = Date.now();
  const told = (status.debug?.cachetime ?? 0) * 1000;
  // The clocks of two machines differ; an answer is never from the future.
  const measuredAt = told > 0 ? Math.min(told, now) : now;
  return {
    question,
    status,
    measuredAt,
    moments: addMoment(before?.moments ?? [], status, measuredAt),
  };
}
