import { fc } from '@fast-check/vitest';

const TELLING = Array.from('"\'\\{}[],§🎉م\n\ta ');

/** Any text, and text in which nearly every character has a meaning in commands, JSON or SNBT. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 256 }),
  fc.string({ unit: fc.constantFrom(...TELLING, '</script>'), maxLength: 40 }),
);
