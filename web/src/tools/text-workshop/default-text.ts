import { type Component, createStyle, createText, NO_STYLE } from '@fucina/minecraft-text';

// The page shows what it begins with before the reader is loaded, so that nothing moves when it is.

/** The text as it is read. */
export const DEFAULT_COMPONENT: Component = createText('', NO_STYLE, [
  createText('Ciao', createStyle({ color: 0xffaa00, bold: true })),
  createText(', '),
  createText('%player%', createStyle({ color: 0xff5555 })),
  createText('!'),
]);

/** What stands for something else in it. */
export const DEFAULT_PLACEHOLDERS: readonly string[] = ['%player%'];
