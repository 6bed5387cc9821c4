/** A value, and for each of its UTF-16 units the range in the source that it comes from. */
export interface MappedValue {
  readonly value: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Where the first unit would be; undefined where an empty value has no place for one. */
  readonly start: number | undefined;
}

/** Collects a value piece by piece. Units of one escape share its range. */
export class MappedValueBuilder {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #length = 0;

  /** A value is never longer than its source. */
  constructor(source: string) {
    this.#source = source;
    this.#starts = new Uint32Array(source.length);
    this.#ends = new Uint32Array(source.length);
  }

  copy(from: number, to: number): void {
    if (from >= to) return;
    this.#parts.push(this.#source.slice(from, to));
    for (let at = from; at < to; at += 1) this.#unit(at, at + 1);
  }

  add(text: string, from: number, to: number): void {
    this.#parts.push(text);
    for (let index = 0; index < text.length; index += 1) this.#unit(from, to);
  }

  build(start?: number): MappedValue {
    return {
      value: this.#parts.join(''),
      starts: this.#starts.subarray(0, this.#length),
      ends: this.#ends.subarray(0, this.#length),
      start: this.#length === 0 ? start : this.#starts[0],
    };
  }

  #unit(from: number, to: number): void {
    this.#starts[this.#length] = from;
    this.#ends[this.#length] = to;
    this.#length += 1;
  }
}

/** The value that is its own source from `from` to `to`. */
export function copiedValue(source: string, from: number, to: number): MappedValue {
  const builder = new MappedValueBuilder(source);
  builder.copy(from, to);
  return builder.build(from);
}
