import { changesOf, guessProfile, planFile, withAnswer } from '@fucina/config-text';
import { changeFile, openFile } from '@fucina/config-text/file';
import { readLegacy, readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { SAMPLE, SAMPLE_RUNS } from './sample-pair.ts';

const textOf = (line: string) => /'(.*)'/.exec(line)?.[1] ?? '';

test('the sample is what the studio makes of the line', async () => {
  const path = 'plugins/FarmShop/messages.yml';
  const opened = await openFile(path, new TextEncoder().encode(`${SAMPLE.before}\n`));
  if (!opened.ok) throw new Error(opened.error.code);
  const { profile } = guessProfile(path, opened.value.content);
  const planned = planFile(opened.value, {
    profile: withAnswer(profile, { readsMiniMessage: true }),
  });
  expect(planned.map(({ conversion }) => conversion?.state)).toEqual(['same']);
  expect(changeFile(opened.value, changesOf(planned)).content).toBe(`${SAMPLE.after}\n`);
});

test('before and after look as the sample shows', () => {
  for (const read of [readLegacy(textOf(SAMPLE.before)), readMiniMessage(textOf(SAMPLE.after))]) {
    expect(read.ok && toRuns(read.value)).toEqual(SAMPLE_RUNS);
  }
});
