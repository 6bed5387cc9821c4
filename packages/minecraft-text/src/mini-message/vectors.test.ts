import { expect, test } from 'vitest';
import vectors from '../../vectors/minimessage.json' with { type: 'json' };
import { toRuns } from '../component/index.ts';
import { writeJson } from '../json/index.ts';
import { readMiniMessage } from './index.ts';

// Random inputs and what the reference engine (Adventure 4.20) made of them.
test.each(vectors.vectors)('$id is read as the reference engine reads it', (vector) => {
  const result = readMiniMessage(vector.input, { strict: vector.strict });
  const answer = result.ok ? { runs: toRuns(result.value) } : { error: result.error.code };
  expect(answer).toEqual(vector.expected);
});

test('the tree has the shape that the reference engine hands out', () => {
  for (const vector of vectors.vectors) {
    const result = readMiniMessage(vector.input, { strict: vector.strict });
    if (!result.ok || !('json' in vector)) continue;
    const json = writeJson(result.value, { form: 'camel' });
    expect(withoutItemTags(json)).toEqual(vector.json);
  }
});

/** The engine that made the vectors leaves an item's tag out of its JSON. */
function withoutItemTags(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json, (key, value) => (key === 'tag' ? undefined : value)));
}
