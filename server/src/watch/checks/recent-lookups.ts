/** Look-ups of names in the last half minute, and how many had no answer in time. */
export interface RecentLookups {
  readonly note: (isLate: boolean, at: number) => void;
  readonly count: (at: number) => { readonly asked: number; readonly late: number };
}

const WINDOW_S = 30;

export function createRecentLookups(): RecentLookups {
  const noted: { readonly isLate: boolean; readonly at: number }[] = [];
  return {
    note(isLate, at) {
      noted.push({ isLate, at });
    },
    count(at) {
      while (noted[0] !== undefined && at - noted[0].at > WINDOW_S) noted.shift();
      return { asked: noted.length, late: noted.filter(({ isLate }) => isLate).length };
    },
  };
}
