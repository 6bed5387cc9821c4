import type { OpenedFile } from '../file/open-file.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Classification, classifyString } from '../texts/classify-string.ts';
import type { TextDecision } from '../texts/config-string.ts';

export interface ListOptions {
  readonly profile: Profile;
  /** What somebody decided about a string. */
  readonly decisionOf?: (path: readonly string[]) => TextDecision | undefined;
}

/** A string of a file. */
export interface ListedText {
  /** Its number in the file’s `texts`. */
  readonly text: number;
  readonly classification: Classification;
}

/** Which strings of a file are texts. This is quick: nothing is converted. */
export function listTexts(
  { texts }: OpenedFile,
  { profile, decisionOf }: ListOptions,
): readonly ListedText[] {
  return texts.map(({ path, value }, text) => {
    const string = { path, value, isString: true };
    return { text, classification: classifyString(string, profile, decisionOf?.(path)) };
  });
}
