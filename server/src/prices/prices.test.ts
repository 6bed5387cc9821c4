import { MOST_ANSWER_BYTES, PRICE_CLASSES } from '@fucina/api-contract';
import { describe, expect, test } from 'vitest';
import { dearWorld } from './dear-world.ts';
import { pricedRequests } from './dearest-requests.ts';
import { measurePrice } from './measure-price.ts';

test('no class costs more than 25 ms, and no answer has more than 256 KB', () => {
  expect(Math.max(...Object.values(PRICE_CLASSES))).toBe(25);
  expect(MOST_ANSWER_BYTES).toBe(262_144);
  for (const { name, price } of pricedRequests) {
    expect(price.answerBytes, name).toBeLessThanOrEqual(MOST_ANSWER_BYTES);
  }
});

describe.each(pricedRequests)('$name', ({ price, request }) => {
  test('its dearest request costs no more than it declares', { timeout: 120_000 }, async () => {
    if (request === undefined)
      throw new Error('its dearest input is missing (dearest-requests.ts)');
    const app = dearWorld();
    const measured = await measurePrice(
      (turn) => app.request(request(turn)),
      PRICE_CLASSES[price.class],
    );
    expect(measured.status).toBe(200);
    expect(measured.bytes).toBeLessThanOrEqual(price.answerBytes);
    expect(measured.ms).toBeLessThanOrEqual(PRICE_CLASSES[price.class]);
  });
});
