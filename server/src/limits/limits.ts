/** Classes of work with a budget of their own for each client. */
export type Work = 'page' | 'status' | 'profile' | 'image' | 'gradient' | 'lookup';

export interface Limits {
  /** Takes one point of the client's budget; rejects with a 429 `Problem` when none is left. */
  readonly spend: (client: string, work: Work) => Promise<void>;
}

export const noLimits: Limits = { spend: () => Promise.resolve() };
