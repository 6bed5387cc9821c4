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

/** Which strings of a file are texts: each is looked at when it is first asked for. */
export class TextList {
  readonly #file: OpenedFile;
  readonly #options: ListOptions;
  readonly #known: (ListedText | undefined)[] = [];

  constructor(file: OpenedFile, options: ListOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Undefined after the last text. */
  at(text: number): ListedText | undefined {
    const known = this.#known[text];
    const found = this.#file.texts[text];
    if (known !== undefined || found === undefined) return known;
    const { profile, decisionOf } = this.#options;
    const { path, value } = found;
    const string = { path, value, isString: true };
    const listed = { text, classification: classifyString(string, profile, decisionOf?.(path)) };
    this.#known[text] = listed;
    return listed;
  }
}
