/** Output that is written on demand, but whose length is already known. */
export interface GradientOutput {
  /** Counted like `jsonBytes`; may be slightly too high, never too low. */
  readonly bytes: number;
  readonly write: () => string;
}

/** The number of bytes that the text takes inside the quotes of a JSON string in UTF-8. */
export function jsonBytes(text: string): number {
  const escaped = JSON.stringify(text);
  let bytes = escaped.length - 2;
  // Most texts are ASCII, and looking for anything else takes a tenth of the time.
  if (!/[^ -~]/.test(escaped)) return bytes;
  for (let at = 1; at < escaped.length - 1; at += 1) {
    const unit = escaped.charCodeAt(at);
    // All remaining surrogates are complete pairs: four bytes for two units.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes += 2;
    else if (unit > 0x7f) bytes += 1;
  }
  return bytes;
}
