/** Whether the visitor points with a finger. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
