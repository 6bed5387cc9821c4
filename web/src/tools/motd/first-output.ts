import type { TargetOutput } from '@fucina/server-message';
import { type MotdState, motdState } from './state.ts';

/** What is written of the defaults, so that the page shows it before the engine is loaded. A test compares it. */
export const FIRST_OUTPUT: TargetOutput = {
  value: [
    {
      below: [],
      text: String.raw`motd=\u00A7l   \u00A7r                  \u00A7d\u00A7lF\u00A7c\u00A7lu\u00A7c\u00A7lc\u00A7e\u00A7li\u00A76\u00A7ln\u00A76\u00A7la\u00A7r \u00A77\u00BB\u00A7r \u00A7eSurvival\n\u00A7r             \u00A77The anvil is hot: come and forge!`,
    },
  ],
  losses: [
    {
      code: 'gradient',
      places: ['line-1'],
    },
    {
      code: 'hex',
      places: ['line-1'],
      difference: 105,
    },
  ],
};

/** Whether that is what is written: a link that asks a server has its address alone. */
export function isFirstOutput({ address: _, ...written }: MotdState): boolean {
  const initial: Readonly<Record<string, unknown>> = motdState.initial;
  return Object.entries(written).every(([name, value]) => value === initial[name]);
}
