// The fields of draft-ietf-httpapi-ratelimit-headers-10: lists of budgets with their quota (q), window (w), what
// remains of it (r) and after how many seconds it is whole again (t).

/** What is left of a budget after it was spent. */
export interface Balance {
  readonly work: string;
  readonly quota: number;
  readonly windowS: number;
  readonly remaining: number;
  readonly resetS: number;
}

export function rateLimitHeaders(balances: readonly Balance[]): Readonly<Record<string, string>> {
  if (balances.length === 0) return {};
  return {
    'RateLimit-Policy': balances
      .map(({ work, quota, windowS }) => `"${work}";q=${quota};w=${windowS}`)
      .join(', '),
    RateLimit: balances
      .map(({ work, remaining, resetS }) => `"${work}";r=${remaining};t=${resetS}`)
      .join(', '),
  };
}
