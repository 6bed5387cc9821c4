interface UuidNotations {
  readonly dashed: string;
  readonly plain: string;
  /** Four signed words, as item data has written uuids since 1.16. */
  readonly ints: string;
}

/** The ways in which commands and configurations write a uuid. */
export function writeUuid(plain: string): UuidNotations {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(plain.slice(at, at + 8), 16) | 0);
  return {
    dashed: plain.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    plain,
    ints: `[I;${words.join(',')}]`,
  };
}
