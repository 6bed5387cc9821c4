import { Problem } from './problem.ts';

/**
 * Runs work that must end by a deadline. The signal tells the work to stop (down to its sockets); the promise
 * settles at the deadline even if the work does not listen.
 */
export async function withDeadline<Value>(
  deadlineMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const problem = new Problem(504, 'deadline', 'The answer took too long.');
    controller.abort(problem);
    reject(problem);
  }, deadlineMs);
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The value, or undefined if it is not there in time; the work goes on. */
export async function within<Value>(
  deadlineMs: number,
  work: Promise<Value>,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), deadlineMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
