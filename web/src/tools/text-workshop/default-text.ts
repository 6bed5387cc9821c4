import { type Component, createStyle, createText, NO_STYLE } from '@fucina/minecraft-text';
import { brand } from '@fucina/site';

// The page shows what it begins with before the reader is loaded, so that nothing moves when it is.

/** The text as it is read. */
export const DEFAULT_COMPONENT: Component = createText('', NO_STYLE, [
  createText(brand.name, createStyle({ color: 0xffaa00, bold: true })),
  createText(' '),
  createText('»', createStyle({ color: 0x555555 })),
  createText(' Welcome, '),
  createText('%player%', createStyle({ color: 0xffff55 })),
  createText('!'),
]);

/** What stands for something else in it. */
export const DEFAULT_PLACEHOLDERS: readonly string[] = ['%player%'];
