import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openSource,
  readSourceTexts,
  type SourceReading,
  sourceLanguageOf,
  sumCalls,
} from '@fucina/config-text/source';
import judged from './judged.json' with { type: 'json' };

/** How the texts that were read by hand are read by the program. */
export interface Measured {
  readonly judged: number;
  /** Taken for a text of this notation, rightly and wrongly. */
  readonly right: number;
  readonly wrong: number;
  /** Texts that were not taken, or for another notation. */
  readonly missed: number;
  /** Not where somebody saw them: another commit, or no checkout. */
  readonly gone: number;
  /** Those that are wrong or missed. */
  readonly places: readonly string[];
}

/** `folder` has `OWNER/NAME` of each repository in `judged.json`, at its commit. */
export function measure(folder: string): Measured {
  let [right, wrong, missed, gone, all] = [0, 0, 0, 0, 0];
  const places: string[] = [];
  for (const { repository, literals } of judged) {
    const readingAt = readRepository(join(folder, repository));
    for (const { file, line, column, verdict } of literals) {
      all += 1;
      const reading = readingAt.get(`${file}:${line}:${column}`);
      if (reading === undefined) gone += 1;
      const taken = verdictOf(reading);
      if (taken !== verdict) places.push(`${repository}/${file}:${line} ${verdict}, not ${taken}`);
      if (taken !== 'none' && taken === verdict) right += 1;
      if (taken !== 'none' && taken !== verdict) wrong += 1;
      if (verdict !== 'none' && taken !== verdict) missed += 1;
    }
  }
  return { judged: all, right, wrong, missed, gone, places };
}

function verdictOf(reading: SourceReading | undefined): string {
  if (reading?.kind === 'mini-message') return reading.kind;
  return reading?.kind === 'legacy' ? 'codes' : 'none';
}

function readRepository(folder: string): ReadonlyMap<string, SourceReading> {
  const files = globSync('**/*', { cwd: folder }).flatMap((path) => {
    const language = sourceLanguageOf(path);
    if (language === undefined) return [];
    const opened = openSource(path, readFileSync(join(folder, path), 'utf8'), language);
    return [{ path, opened, calls: readSourceTexts(opened).calls }];
  });
  const calls = sumCalls(files.map((each) => each.calls));
  return new Map(
    files.flatMap(({ path, opened }) => {
      const { readings } = readSourceTexts(opened, calls);
      return opened.texts.flatMap(({ line, column }, index) => {
        const reading = readings[index];
        return reading === undefined ? [] : [[`${path}:${line}:${column}`, reading] as const];
      });
    }),
  );
}
