/** Look-ups of names in the last ten seconds, and how many had no answer. With more, the first would be believed. */
export interface RecentLookups {
  readonly note: (isLost: boolean, at: number) => void;
  readonly count: (at: number) => { readonly asked: number; readonly lost: number };
}

const WINDOW_S = 10;

export function createRecentLookups(): RecentLookups {
  const noted: { readonly isLost: boolean; readonly at: number }[] = [];
  return {
    note(isLost, at) {
      noted.push({ isLost, at });
    },
    count(at) {
      while (noted[0] !== undefined && at - noted[0].at > WINDOW_S) noted.shift();
      return { asked: noted.length, lost: noted.filter(({ isLost }) => isLost).length };
    },
  };
}
