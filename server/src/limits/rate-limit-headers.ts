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

/** A budget that was spent several times has one entry, with what is left at last. */
export function rateLimitHeaders(spent: readonly Balance[]): Readonly<Record<string, string>> {
  if (spent.length === 0) return {};
  const balances = [...new Map(spent.map((balance) => [balance.work, balance])).values()];
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
