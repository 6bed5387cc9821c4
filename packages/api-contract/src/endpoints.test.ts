import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './answers/index.ts';
import * as contract from './index.ts';

test('every endpoint that the package exports is listed once', () => {
  const exported = Object.entries(contract)
    .filter(([name]) => name.endsWith('Endpoint') && name !== 'defineEndpoint')
    .map(([, endpoint]) => (endpoint as contract.Endpoint).id);
  expect(contract.endpoints.map(({ id }) => id).toSorted()).toEqual(exported.toSorted());
  expect(exported.length).toBeGreaterThan(10);
});

test('the status of Java servers is listed first, and no group is torn apart', () => {
  expect(contract.endpoints[0]).toBe(contract.javaStatusEndpoint);
  const groups = contract.endpoints.map(({ group }) => group);
  const changes = groups.filter((group, at) => group !== groups[at - 1]);
  expect(changes).toEqual([...new Set(groups)]);
});

const withParameters = contract.endpoints.filter(
  (endpoint) => contract.parametersOf(endpoint).length > 0,
);

describe.each(withParameters.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const parameters = contract.parametersOf(endpoint);

    test.each(parameters.map(({ name, place }) => [name, place] as const))(
      'a refusal of %s says in words what may be written there',
      (name, place) => {
        const schema = place === 'path' ? endpoint.params : endpoint.query;
        const wrong = [
          '',
          '-1',
          '1.5',
          'x',
          '[1]',
          '[null]',
          '[{"hex":"#fff","pos":"1"}]',
          'x'.repeat(20_000),
        ];
        for (const value of [undefined, ...wrong]) {
          const others = { text: 'a', address: 'a.svg', id: 'a', window: '1', channel: 'a' };
          const read = readInput(schema ?? z.object({}), { ...others, [name]: value });
          if (read.ok || (value === undefined && place === 'path')) continue;
          expect(read.error.message).toMatch(new RegExp(`^${name}[.\\d]*: .*\\.$`));
          expect(read.error.message).not.toMatch(/invalid|expected|received/i);
        }
      },
    );
  },
);

const withBody = contract.endpoints.filter(({ body }) => body !== undefined);

test.each(withBody.map(({ id, body }) => [id, body] as const))(
  'a refusal of what is in the body of %s says in words what may be there',
  (_, body = z.object({})) => {
    const right = { address: 'a', revision: 1, ends_at: 60, kind: 'webhook', url: 'https://a' };
    for (const name of Object.keys(body.shape)) {
      for (const value of [null, -1.5, {}, [1], 'x'.repeat(999)]) {
        const read = readInput(body, { ...right, [name]: value });
        if (read.ok) throw new Error(`${name} may be ${JSON.stringify(value)}`);
        expect(read.error.message).toMatch(new RegExp(`^${name}[.\\d]*: .*\\.$`));
        expect(read.error.message).not.toMatch(/invalid|expected|received/i);
      }
    }
  },
);
