import type { ListedFile } from '../files/find-files.ts';
import type { Problem } from '../problems/problem.ts';
import type { Terminal } from '../terminal.ts';
import { checkFile, type FileCheck } from './check-files.ts';
import type { PartCheck } from './check-part.ts';

export interface WholeCheck extends FileCheck {
  /** The file of the settings, if one is named. */
  readonly config: string | undefined;
  /** How many threads there are, if somebody says so. */
  readonly jobs: number | undefined;
}

/** The problems of all files, in their order. Big folders are read by several threads. */
export async function* checkAll(
  files: readonly ListedFile[],
  check: WholeCheck,
  terminal: Terminal,
): AsyncGenerator<Problem> {
  const { program, language, showProgress } = terminal;
  const { looked, fix, jobs } = check;
  // Corrections are written one file after the other.
  if (program !== undefined && fix === undefined) {
    const { shareOut } = await import('../threads/share-out.ts');
    const { count, parts } = shareOut(files, jobs);
    if (count > 1) {
      const { inThreads } = await import('../threads/in-threads.ts');
      const { from, profile, reader, config, wanted } = check;
      const given = { from, profile, reader, config, wanted };
      const shared: PartCheck = { ...given, language: language.code };
      const threads = { program, count };
      for await (const part of inThreads(threads, { task: 'check', shared }, parts)) {
        looked.add(part.looked);
        yield* part.problems;
        showProgress(looked.files, files.length);
      }
      return;
    }
  }
  for (const file of files) {
    yield* checkFile(file, check, terminal);
    showProgress(looked.files, files.length);
  }
}
