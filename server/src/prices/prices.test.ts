import {
  type Endpoint,
  type EndpointPrice,
  MAX_ANSWER_BYTES,
  PRICE_CLASSES,
  type Price,
} from '@fucina/api-contract';
import type { ToolFunction } from '@fucina/tool-functions';
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { LinkPicture } from '../link-pictures/link-picture.ts';
import { dearWorld } from './dear-world.ts';
import { pricedRequests, pricedRoutes } from './dearest-requests.ts';
import { measuredPrices } from './measured-prices.ts';

let prices: Awaited<ReturnType<typeof measuredPrices>>;
beforeAll(async () => {
  prices = await measuredPrices();
}, 900_000);

test('no class costs more than 25 ms, and no answer has more than 256 KB', () => {
  expect(Math.max(...Object.values(PRICE_CLASSES))).toBe(25);
  expect(MAX_ANSWER_BYTES).toBe(262_144);
  for (const { name, price } of pricedRequests) {
    expect(price.answerBytes, name).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  }
});

test('what has no price, no budget, no ceiling or no largest answer does not compile', () => {
  // Compared by the type check.
  type Charged = Pick<Endpoint, 'price' | 'budget'>;
  expectTypeOf<Charged>().toEqualTypeOf<Required<Charged>>();
  expectTypeOf<EndpointPrice>().toExtend<Required<EndpointPrice>>();
  expectTypeOf<Price>().toEqualTypeOf<Required<Price>>();
  expectTypeOf<ToolFunction['price']>().toEqualTypeOf<Price>();
  expectTypeOf<LinkPicture['price']>().toEqualTypeOf<Price>();
});

test('what is more than light and without a ceiling does not compile', () => {
  // Compared by the type check.
  type Unbound<Class> = Price & { class: Class; ceiling: 'none' };
  expectTypeOf<Unbound<'light'>>().toExtend<EndpointPrice>();
  expectTypeOf<Unbound<'fair'>>().not.toExtend<EndpointPrice>();
  expectTypeOf<Unbound<'dear'>>().not.toExtend<EndpointPrice>();
});

test('every route has a price', () => {
  const asked = dearWorld().routes.filter(({ method }) => method !== 'OPTIONS');
  expect(new Set(asked.map(({ path }) => path))).toEqual(pricedRoutes);
});

describe.each(pricedRequests)('$name', ({ name, price, request, status = 200 }) => {
  test('its dearest request costs no more than it declares', () => {
    if (request === undefined)
      throw new Error('its dearest input is missing (dearest-requests.ts)');
    const measured = prices.get(name);
    expect(measured?.status).toBe(status);
    expect(measured?.bytes).toBeLessThanOrEqual(price.answerBytes);
    expect(measured?.ms).toBeLessThanOrEqual(PRICE_CLASSES[price.class]);
  });
});
