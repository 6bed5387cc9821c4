import { expect, test } from 'vitest';
import { vectors } from '../../tests/vectors.ts';
import { toRuns } from '../component/index.ts';
import { writeJsonValue } from '../json/index.ts';
import { readMiniMessage } from './index.ts';

// Random inputs with the results of the reference engine (Adventure 4.20).
test.each(vectors)('$id is read as the reference engine reads it', (vector) => {
  const result = readMiniMessage(vector.input, { strict: vector.strict });
  const answer = result.ok ? { runs: toRuns(result.value) } : { error: result.error.code };
  expect(answer).toEqual(vector.expected);
});

test('the tree has the same shape as in the reference engine', () => {
  for (const vector of vectors) {
    const result = readMiniMessage(vector.input, { strict: vector.strict });
    if (!result.ok || vector.json === undefined) continue;
    const json = writeJsonValue(result.value, { form: 'camel' }).value;
    expect(withoutItemTags(json)).toEqual(vector.json);
  }
});

/** The engine that produced the vectors omits an item's NBT tag from its JSON. */
function withoutItemTags(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json, (key, value) => (key === 'tag' ? undefined : value)));
}
