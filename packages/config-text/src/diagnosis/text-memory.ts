import type { FileText } from '../file/open-file.ts';
import type { Profile } from '../profiles/profile.ts';
import type { DiagnoseTextOptions, TextFinding } from './diagnose-text.ts';

/**
 * What was found in the texts of a file, for who looks at it again and again while it is written: what was not changed is
 * not read again. It holds what the file had the last time, and is for one file with one `decisionOf`.
 */
export class TextMemory {
  #reader = '';
  #before: ReadonlyMap<string, readonly TextFinding[] | undefined> = new Map();
  #now = new Map<string, readonly TextFinding[] | undefined>();

  /** Another reader knows nothing of what was found before. */
  begin(profile: Profile, options: DiagnoseTextOptions): void {
    const reader = JSON.stringify([profile, options]);
    this.#before = reader === this.#reader ? this.#now : new Map();
    this.#now = new Map();
    this.#reader = reader;
  }

  /** What was found in a text with this value under these keys, or what `look` finds; undefined for what is no text. */
  findingsOf(
    { path, value }: Pick<FileText, 'path' | 'value'>,
    look: () => readonly TextFinding[] | undefined,
  ): readonly TextFinding[] | undefined {
    const key = [path.length, ...path, value].join('\0');
    const isKnown = this.#before.has(key);
    const found = isKnown ? this.#before.get(key) : look();
    this.#now.set(key, found);
    return found;
  }
}
