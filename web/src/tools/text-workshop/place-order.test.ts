import { PLACE_IDS } from '@fucina/text-places';
import { expect, test } from 'vitest';
import { orderPlaces } from './place-order.ts';

test('pinned places come first, hidden ones nowhere', () => {
  expect(orderPlaces([], [])).toEqual(PLACE_IDS);
  const order = orderPlaces(['server-list', 'sign'], ['chat', 'sign']);
  expect(order[0]).toBe('server-list');
  expect(order).toHaveLength(PLACE_IDS.length - 2);
  expect(order).not.toContain('sign');
});
