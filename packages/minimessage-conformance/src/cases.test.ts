import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { areasOfInput } from '../tests/areas-of-input.ts';
import { AREAS, CONFORMANCE_SUITE } from './suite.ts';

const schema = JSON.parse(readFileSync(new URL('../cases.schema.json', import.meta.url), 'utf8'));

test('the cases follow their schema', () => {
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  validate(CONFORMANCE_SUITE);
  expect(validate.errors ?? []).toEqual([]);
});

test('the schema refuses what the runner could not compare', () => {
  const validate = new Ajv2020().compile(schema);
  const [first] = CONFORMANCE_SUITE.cases;
  expect(validate({ ...CONFORMANCE_SUITE, cases: [{ ...first, expected: {} }] })).toBe(false);
  expect(validate({ ...CONFORMANCE_SUITE, cases: [{ ...first, areas: ['other'] }] })).toBe(false);
});

test('schema and code know the same areas', () => {
  expect(schema.$defs.area.enum).toEqual(AREAS);
});

test('ids are unique', () => {
  const ids = CONFORMANCE_SUITE.cases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every case names the areas that its input shows, and every area has cases', () => {
  for (const { id, input, strict, areas } of CONFORMANCE_SUITE.cases) {
    expect(areas, id).toEqual(areasOfInput(input, strict));
  }
  const used = new Set(CONFORMANCE_SUITE.cases.flatMap(({ areas }) => areas));
  expect(AREAS.filter((area) => !used.has(area))).toEqual([]);
});
