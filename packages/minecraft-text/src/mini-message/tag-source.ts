/** A tag as written in the message. */
export interface TagSource {
  readonly from: number;
  readonly to: number;
  /** In lower case. */
  readonly name: string;
  /** Unquoted. */
  readonly args: readonly string[];
}

/** A closing tag may omit trailing arguments. */
export function closes(name: string, args: readonly string[], open: TagSource): boolean {
  return (
    name === open.name &&
    args.length <= open.args.length &&
    args.every((arg, at) => arg === open.args[at])
  );
}
