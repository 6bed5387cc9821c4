import { expect, test } from 'vitest';
import vectors from '../../vectors/minimessage.json' with { type: 'json' };
import { toRuns } from '../component/index.ts';
import { readMiniMessage } from './index.ts';

// Random inputs and what the reference engine (Adventure 4.20) made of them.
test.each(vectors.vectors)('$id is read as the reference engine reads it', (vector) => {
  const result = readMiniMessage(vector.input, { strict: vector.strict });
  const answer = result.ok ? { runs: toRuns(result.value) } : { error: result.error.code };
  expect(answer).toEqual(vector.expected);
});
