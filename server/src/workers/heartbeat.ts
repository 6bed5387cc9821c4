// A worker that hangs (stopped, or in an endless loop) keeps the connections that it was handed and gets more. The
// primary asks each worker at regular intervals whether it is there.
import type { Worker } from 'node:cluster';

const QUESTION = 'fucina:there?';
const ANSWER = 'fucina:there';
const BEAT_MS = 1000;

interface Message {
  readonly kind: string;
}

/** In a worker. */
export function answerHeartbeats(): void {
  process.on('message', ({ kind }: Message) => {
    // The primary may be gone by now.
    if (kind === QUESTION && process.connected) process.send?.({ kind: ANSWER });
  });
}

/**
 * In the primary: tells of a worker that has left so many questions in a row unanswered. Questions are counted and not
 * time, which passes for a machine that sleeps, too.
 */
export function watchHeartbeat(worker: Worker, patience: number, onSilence: () => void): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= patience) {
      clearInterval(timer);
      onSilence();
      return;
    }
    unanswered += 1;
    worker.send({ kind: QUESTION }, () => undefined);
  }, BEAT_MS);
  worker.on('message', ({ kind }: Message) => {
    if (kind === ANSWER) unanswered = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}
