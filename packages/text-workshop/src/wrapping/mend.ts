const DAMAGE = /\u00c2\u00a7/;
/** Two or three bytes of UTF-8 as the characters that Latin-1 has for them. */
const BYTES = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}/g;

/** The text as it was before a program read it as Latin-1 although it was UTF-8, so that `Â§` stands where `§` was. */
export function mend(text: string): string {
  if (!DAMAGE.test(text)) return text;
  return text.replace(BYTES, (characters) => {
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const [first = 0, second = 0, third] = bytes;
    return String.fromCharCode(
      third === undefined
        ? ((first & 0x1f) << 6) | (second & 0x3f)
        : ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f),
    );
  });
}
