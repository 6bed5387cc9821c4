/** JSON's escapes are Java's too. */
export function javaString(text: string): string {
  return JSON.stringify(text);
}

/** `#54daf4` as `0x54daf4`; an `int` of Java may have eight digits. */
export function javaHex(hex: string): string {
  return `0x${hex.slice(1)}`;
}
