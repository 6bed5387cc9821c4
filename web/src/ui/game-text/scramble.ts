import { advanceOf } from '@fucina/minecraft-text';

/** Glyphs of much the same ink, so that the change of letters does not flicker. */
const GLYPHS = [
  ...'ABCDEFGHJKLMNOPQRSTUVWXYZabcdeghmnopqrsuvwxyz0123456789#$%&?f<>kIt*()[]{}@~l`!i|:',
];

const byAdvance = new Map<number, readonly string[]>();

/** Each character by another one of the same width, as obfuscated text shows; spaces stay. */
export function scramble(text: string, random: () => number = Math.random): string {
  return Array.from(text, (character) => {
    if (character === ' ') return character;
    const glyphs = glyphsOf(advanceOf(character));
    return glyphs[Math.floor(random() * glyphs.length)] ?? character;
  }).join('');
}

/** A scrambling that is always the same for the same text: for prerendered pages and for previews at rest. */
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
