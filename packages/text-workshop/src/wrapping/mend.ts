const DAMAGE = /\u00c2\u00a7/;
/** What Windows has for the bytes that are control characters in Latin-1, in their order. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Two to four bytes of UTF-8 as the characters that Latin-1 or Windows has for them. */
const BYTES =
  /[\u00c2-\u00df][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[\u00e0-\u00ef][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|[\u00f0-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{3}/g;

/**
 * The text as it was before a program read it as Latin-1, or as Windows does, although it was UTF-8, so that `Â§`
 * is where `§` was. That can have happened several times.
 */
export function mend(text: string): string {
  return DAMAGE.test(text) ? mend(text.replace(BYTES, decoded)) : text;
}

function decoded(characters: string): string {
  const [first = 0, ...others] = Array.from(characters, byteOf);
  const lead = first & (0x7f >> (others.length + 1));
  const code = others.reduce((bits, byte) => (bits << 6) | (byte & 0x3f), lead);
  return code > 0x10ffff ? characters : String.fromCodePoint(code);
}

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  return code > 0xff ? 0x80 + OF_WINDOWS.indexOf(character) : code;
}
