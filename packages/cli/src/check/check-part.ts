import process from 'node:process';
import type { LanguageCode } from '@fucina/site';
import type { ListedFile } from '../files/find-files.ts';
import { languageOf } from '../language.ts';
import { type Looked, LookedAt } from '../problems/looked-at.ts';
import type { Problem } from '../problems/problem.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { createTerminal } from '../terminal.ts';
import { checkFile, type FileCheck } from './check-files.ts';

/** What can be sent to a thread of how files are checked. */
export interface PartCheck extends Pick<FileCheck, 'from' | 'profile' | 'reader' | 'wanted'> {
  readonly config: string | undefined;
  readonly language: LanguageCode;
}

interface CheckedPart {
  readonly problems: readonly Problem[];
  readonly looked: Looked;
}

/** Checks files in a thread of its own. */
export async function createPartCheck({ config, language, ...check }: PartCheck) {
  const terminal = createTerminal(process, languageOf({ LANG: language }));
  const settings = await loadSettings(config, terminal.language);
  return async (files: readonly ListedFile[]): Promise<CheckedPart> => {
    const looked = new LookedAt();
    const problems: Problem[] = [];
    for (const file of files) {
      for await (const one of checkFile(file, { ...check, settings, looked }, terminal)) {
        problems.push(one);
      }
    }
    return { problems, looked };
  };
}
