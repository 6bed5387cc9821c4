/** A number as written, because the game distinguishes `1b`, `1` and `1.0f`. */
export class SnbtNumber {
  readonly text: string;
  readonly value: number;

  constructor(text: string, value: number) {
    this.text = text;
    this.value = value;
  }
}

/** `[I;1,2]`, `[B;…]` or `[L;…]`. */
export class SnbtArray {
  readonly prefix: string;
  readonly items: readonly SnbtNumber[];

  constructor(prefix: string, items: readonly SnbtNumber[]) {
    this.prefix = prefix;
    this.items = items;
  }
}

/** Text that is already SNBT and is written verbatim. */
export class SnbtVerbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type SnbtValue =
  | string
  | boolean
  | SnbtNumber
  | SnbtArray
  | readonly SnbtValue[]
  | SnbtCompound;

export interface SnbtCompound {
  readonly [key: string]: SnbtValue;
}
