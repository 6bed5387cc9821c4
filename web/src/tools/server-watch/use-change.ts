import { useState } from 'react';
import type { Reply } from '../../api/ask.ts';
import { type Failure, settle } from './use-answer.ts';

interface Change {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** Calls `onDone` with what our server answered; why it did not is kept for showing. */
  readonly make: <Value>(
    reply: () => Promise<Reply<Value>>,
    onDone: (value: Value) => void,
  ) => void;
}

/** Changes of a watch that are made from one place: one at a time. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run<Value>(reply: () => Promise<Reply<Value>>, onDone: (value: Value) => void) {
    setBusy(true);
    const answered = await settle(reply());
    setBusy(false);
    setFailure(answered.ok ? undefined : answered.failure);
    if (answered.ok) onDone(answered.value);
  }

  return {
    isBusy,
    failure,
    make: (reply, onDone) => {
      if (!isBusy) void run(reply, onDone);
    },
  };
}
