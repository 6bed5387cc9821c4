/** Of each property. What dies by then would die by more: a score is a lower bound, in a part of the time. */
export const MAX_RUNS = 100;
