import type { Classification, Profile } from '@fucina/config-text';
import type { FileText, OpenedFile, Range } from '@fucina/config-text/file';
import { sourceRanges } from '@fucina/config-text/inner';
import { readSyntax, type SyntaxPart } from '@fucina/minecraft-text/mini-message';

/** A string of a document. What is dear is found out when somebody asks. */
export class EditorText implements Range {
  readonly #file: OpenedFile;
  readonly #scalar: FileText;
  /** Names of tags that are known beside those of MiniMessage. */
  readonly tags: ReadonlySet<string>;
  /** `unsure`: it may be a part of a text, and is not checked. */
  readonly kind: Classification['kind'];
  /** How it is read. */
  readonly profile: Profile;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  #syntax: readonly SyntaxPart[] | undefined;
  #placeOf: ((range: Range) => Range) | undefined;

  constructor(
    file: OpenedFile,
    scalar: FileText,
    kind: Classification['kind'],
    profile: Profile,
    tags: ReadonlySet<string>,
  ) {
    this.#file = file;
    this.#scalar = scalar;
    this.tags = tags;
    this.kind = kind;
    this.profile = profile;
    this.from = scalar.from;
    this.to = scalar.to;
    this.value = scalar.value;
  }

  /** Whether tags of MiniMessage have an effect in it, as far as is known. */
  get hasTags(): boolean {
    return this.profile.readsMiniMessage !== false;
  }

  /** Whether codes such as `&c` have one. */
  get hasCodes(): boolean {
    return this.profile.reading !== 'minimessage';
  }

  get path(): readonly string[] {
    return this.#scalar.path;
  }

  /** The pieces of its value as MiniMessage. */
  get syntax(): readonly SyntaxPart[] {
    this.#syntax ??= readSyntax(this.value, { tags: this.tags });
    return this.#syntax;
  }

  /** Where a range of its value is in the document. */
  placeOf(range: Range): Range {
    this.#placeOf ??= sourceRanges(this.#file, this.#scalar);
    const { from, to } = this.#placeOf(range);
    return { from, to };
  }

  /** The unit of its value at an offset of the document; the length of the value after its end. */
  unitAt(offset: number): number {
    let [low, high] = [0, this.value.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.placeOf({ from: middle, to: middle }).from <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** As it is written where this string is; undefined where that is not possible. */
  encode(text: string): string | undefined {
    return this.#file.spelling.encode(
      text,
      this.#scalar,
      (written) => !/\p{Surrogate}/u.test(written),
    );
  }
}
