import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from '../check/check-files.ts';
import { CliError } from '../cli-error.ts';
import { languageOf } from '../language.ts';
import { LookedAt } from '../problems/looked-at.ts';
import { NO_SETTINGS } from '../settings/settings-of.ts';
import { createTerminal } from '../terminal.ts';
import { TestFolder } from '../testing/folder.ts';
import { convertPart } from './convert-part.ts';

const folder = new TestFolder({ 'sound.yml': "a: '&cHi'\n", 'odd.yml': "b: '&cHi'\n" });
afterAll(() => folder.remove());

const language = languageOf({ LANG: 'en' });
const files = ['sound.yml', 'odd.yml'].map((name) => ({ path: folder.at(name), isFound: true }));
/** Stands for a mistake of ours that one of many files brings to light. */
const settings = {
  ...NO_SETTINGS,
  decisionFor(path: string) {
    if (path.endsWith('odd.yml')) throw new TypeError('boom');
    return undefined;
  },
};
const refused = new CliError(
  `Something went wrong that should not: ${folder.at('odd.yml')}: TypeError: boom`,
);

test('an error of ours in `check` names the file it is about', async () => {
  const terminal = createTerminal(process, language);
  const wanted = { levels: new Map(), ignored: [] } as never;
  const check = {
    from: 'auto',
    profile: undefined,
    adventure: undefined,
    version: undefined,
  } as const;
  const all = async () => {
    for (const file of files) {
      const given = { ...check, settings, wanted, looked: new LookedAt() } as never;
      for await (const _ of checkFile(file, given, terminal));
    }
  };
  await expect(all()).rejects.toEqual(refused);
});

test('so does one in `convert`', async () => {
  const options = { profile: 'generic', result: 'none' } as never;
  await expect(convertPart(files, options, settings, language)).rejects.toEqual(refused);
});
