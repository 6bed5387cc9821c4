/** Leaves a conversion that somebody no longer waits for. It never leaves `convertText`. */
export class Stopped extends Error {}

export function stopIfAsked(shouldStop: (() => boolean) | undefined): void {
  if (shouldStop?.() === true) throw new Stopped();
}
