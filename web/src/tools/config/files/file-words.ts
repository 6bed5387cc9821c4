import type { Translate } from '../../../words/translate.ts';
import { hasFailed, type StudioFile } from '../session/studio-file.ts';

export function withProblems(name: string, count: number, t: Translate): string {
  return count === 0 ? name : `${name} (${t('config.files.problems', { count })})`;
}

/** What a file is that has no texts here. */
export function unread(file: StudioFile) {
  return hasFailed(file) ? 'config.files.failed' : 'config.files.skipped';
}
