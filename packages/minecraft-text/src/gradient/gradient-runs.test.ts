import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { toRuns } from '../component/runs.ts';
import { readJsonValue } from '../json/index.ts';
import { gradientRuns } from './gradient-runs.ts';
import { gradientText } from './gradient-text.ts';

const flag = fc.boolean();
const options = fc.record({
  text: fc.string({ unit: 'grapheme' }),
  colors: fc.subarray(['#000', '#E43A96', '#FBE108', '#fff']),
  bold: flag,
  italic: flag,
  underline: flag,
  strikethrough: flag,
});

test('the runs are those of the written JSON', () => {
  fc.assert(
    fc.property(options, (gradient) => {
      const written = gradientText({ ...gradient, format: 'JSON' });
      const read = written.ok ? readJsonValue(JSON.parse(written.value)) : undefined;
      expect(gradientRuns(gradient)).toEqual({ ok: true, value: read?.ok && toRuns(read.value) });
    }),
  );
});

test('an invalid color is refused with the same error as in the written formats', () => {
  const gradient = { text: 'Fucina', colors: ['#nope'] };
  expect(gradientRuns(gradient)).toEqual(gradientText(gradient));
});
