import { readMiniMessage, writeJsonValue } from '@fucina/minecraft-text';
import { describe, expect, test } from 'vitest';
import { type ConformanceAdapter, runConformance } from './run-conformance.ts';
import { AREAS, CONFORMANCE_SUITE, type ConformanceSuite, type Expected } from './suite.ts';

const byInput = new Map(
  CONFORMANCE_SUITE.cases.map((one) => [`${one.strict} ${one.input}`, one.json]),
);

const reference: ConformanceAdapter = {
  engine: 'reference',
  parse(input, { strict }) {
    const json = byInput.get(`${strict} ${input}`);
    if (json === undefined) throw new Error('refused');
    return json;
  },
};

function ours(form: 'camel' | 'snake'): ConformanceAdapter {
  return {
    parse(input, options) {
      const read = readMiniMessage(input, options);
      if (!read.ok) throw new Error(read.error.code);
      return writeJsonValue(read.value, { form }).value;
    },
  };
}

function suite(expected: Expected): ConformanceSuite {
  const one = { id: 'v-0001', areas: ['color' as const], input: '<red>a', strict: false, expected };
  return { version: '1.0.0', reference: 'somebody', cases: [one] };
}

test.each([
  ['the reference engine', reference],
  ['the engine of minecraft-text, writing old JSON', ours('camel')],
  ['the engine of minecraft-text, writing new JSON', ours('snake')],
])('%s passes every case', (_, adapter) => {
  const report = runConformance(adapter);
  expect(report.failures).toEqual([]);
  expect(report).toMatchObject({ total: 679, passed: 679 });
});

test('a parser that finds no tags passes only where there are none', () => {
  const { passed, total, areas, failures } = runConformance({
    parse: (input) => ({ text: input }),
  });
  expect(passed).toBeGreaterThan(0);
  expect(passed + failures.length).toBe(total);
  expect(areas.map(({ area }) => area)).toEqual(AREAS);
  const gradient = areas.find(({ area }) => area === 'gradient');
  expect(gradient?.passed).toBeLessThan((gradient?.total ?? 0) / 2);
});

describe('an answer', () => {
  const red = suite({ runs: [{ text: 'a', color: '#ff5555' }] });

  test.each([
    ['the same text in one component', { text: 'a', color: 'red' }],
    ['colors as hex', { color: '#FF5555', text: 'a' }],
    ['a tree', { text: '', extra: [{ text: '', color: 'red', extra: ['a'] }] }],
    ['fields that are undefined', { text: 'a', color: 'red', bold: undefined }],
    ['an object that knows how to become JSON', { toJSON: () => ({ text: 'a', color: 'red' }) }],
  ])('is right with %s', (_, json) =>
    expect(runConformance({ parse: () => json }, red).passed).toBe(1),
  );

  test.each([
    ['another color', { text: 'a', color: 'blue' }, 'runs'],
    ['another text', { text: 'b', color: 'red' }, 'runs'],
    ['a style too many', { text: 'a', color: 'red', bold: false }, 'runs'],
    ['nothing', undefined, 'unreadable'],
  ])('is wrong with %s', (_, json, kind) => {
    const { passed, failures } = runConformance({ parse: () => json }, red);
    expect(passed).toBe(0);
    expect(failures[0]?.actual).toHaveProperty(kind);
  });

  test('that throws is wrong, unless the reference engine refuses too', () => {
    const parse = () => {
      throw new Error('no');
    };
    expect(runConformance({ parse }, red).failures[0]?.actual).toEqual({ thrown: 'Error: no' });
    expect(runConformance({ parse }, suite({ error: 'legacy-codes' })).passed).toBe(1);
  });

  test('that does not refuse what the reference engine refuses is wrong', () => {
    const { passed } = runConformance(
      { parse: (input) => input },
      suite({ error: 'legacy-codes' }),
    );
    expect(passed).toBe(0);
  });
});

test('an item’s NBT is not compared, because the reference engine omits it', () => {
  const hover = { action: 'show_item', id: 'minecraft:stone', count: 1 };
  const json = { text: 'a', hoverEvent: { action: 'show_item', contents: hover } };
  const expected = { runs: [{ text: 'a', hover: { ...hover, nbt: '{a:1}' } }] };
  expect(runConformance({ parse: () => json }, suite(expected)).passed).toBe(1);
});
