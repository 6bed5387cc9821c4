import { expect, test } from 'vitest';
import { BUDGETS_PER_MINUTE, createLimits, type Work } from './limits.ts';

async function spendMany(times: number, who: string, work: Work, limits = createLimits()) {
  for (let spent = 0; spent < times; spent += 1) await limits.spend(who, work);
  return limits;
}

test('a client over its budget is refused with 429 and told when to come back', async () => {
  const limits = await spendMany(BUDGETS_PER_MINUTE.ping, '1.2.3.4', 'ping');
  const refusal = await limits.spend('1.2.3.4', 'ping').catch((problem) => problem);
  expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(refusal.headers['Retry-After'])).toBeGreaterThan(0);
  expect(Number(refusal.headers['Retry-After'])).toBeLessThanOrEqual(60);
});

test('budgets of other clients and other work are untouched', async () => {
  const limits = await spendMany(BUDGETS_PER_MINUTE.ping, '1.2.3.4', 'ping');
  await expect(limits.spend('1.2.3.5', 'ping')).resolves.toBeUndefined();
  await expect(limits.spend('1.2.3.4', 'status')).resolves.toBeUndefined();
});

test('each refusal is counted', async () => {
  const refused: Work[] = [];
  const limits = createLimits({ observeRefusal: (work) => refused.push(work) });
  await spendMany(BUDGETS_PER_MINUTE.target, 'x', 'target', limits);
  await limits.spend('x', 'target').catch(() => undefined);
  expect(refused).toEqual(['target']);
});
