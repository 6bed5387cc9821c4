import { expect, test } from 'vitest';
import * as contract from './index.ts';

test('every endpoint that the package exports is listed once', () => {
  const exported = Object.entries(contract)
    .filter(([name]) => name.endsWith('Endpoint') && name !== 'defineEndpoint')
    .map(([, endpoint]) => (endpoint as contract.Endpoint).id);
  expect(contract.endpoints.map(({ id }) => id).toSorted()).toEqual(exported.toSorted());
  expect(exported.length).toBeGreaterThan(10);
});
