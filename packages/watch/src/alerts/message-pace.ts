// How often people get a message in one place. What comes between is in the next one.
const BETWEEN_S = 20;
const MANY = 10;
const MANY_IN_S = 600;

/** From when on the next message may be sent where these were sent, the newest last. */
export function nextMessageAt(sentAt: readonly number[]): number {
  const last = sentAt.at(-1) ?? Number.NEGATIVE_INFINITY;
  const tenth = sentAt.at(-MANY) ?? Number.NEGATIVE_INFINITY;
  return Math.max(last + BETWEEN_S, tenth + MANY_IN_S);
}
