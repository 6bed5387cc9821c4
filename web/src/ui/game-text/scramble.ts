import { advanceOf } from '@fucina/minecraft-text';

/** Glyphs of similar weight, so that changing letters do not flicker. */
const GLYPHS = [
  ...'ABCDEFGHJKLMNOPQRSTUVWXYZabcdeghmnopqrsuvwxyz0123456789#$%&?f<>kIt*()[]{}@~l`!i|:',
];

const byAdvance = new Map<number, readonly string[]>();

/** Replaces each character by another one of the same width, as obfuscated text does; spaces stay. */
export function scramble(text: string, random: () => number = Math.random): string {
  return Array.from(text, (character) => {
    if (character === ' ') return character;
    const glyphs = glyphsOf(advanceOf(character));
    return glyphs[Math.floor(random() * glyphs.length)] ?? character;
  }).join('');
}

/** Always the same result for the same text: for prerendered pages and previews without animation. */
export function scrambleStill(text: string): string {
  let seed = 7;
  return scramble(text, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
}

function glyphsOf(advance: number): readonly string[] {
  const glyphs = byAdvance.get(advance) ?? GLYPHS.filter((glyph) => advanceOf(glyph) === advance);
  byAdvance.set(advance, glyphs);
  return glyphs;
}
