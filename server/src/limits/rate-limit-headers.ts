// The fields of draft-ietf-httpapi-ratelimit-headers-10: lists of budgets with their quota (q), window (w), what
// remains of it (r) and after how many seconds it is whole again (t). Requests are the unit unless `qu` names another.

import type { BudgetUnit } from './budgets.ts';

/** What is left of a budget after it was spent. */
export interface Balance {
  readonly work: string;
  readonly quota: number;
  readonly unit: BudgetUnit;
  readonly windowS: number;
  readonly remaining: number;
  readonly resetS: number;
}

export function rateLimitHeaders(balances: readonly Balance[]): Readonly<Record<string, string>> {
  if (balances.length === 0) return {};
  return {
    'RateLimit-Policy': balances
      .map(
        ({ work, quota, unit, windowS }) => `"${work}";q=${quota}${unitField(unit)};w=${windowS}`,
      )
      .join(', '),
    RateLimit: balances
      .map(({ work, remaining, resetS }) => `"${work}";r=${remaining};t=${resetS}`)
      .join(', '),
  };
}

function unitField(unit: BudgetUnit): string {
  return unit === 'requests' ? '' : `;qu="${unit}"`;
}
