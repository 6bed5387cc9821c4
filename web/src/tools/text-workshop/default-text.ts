import { type Component, createStyle, createText, NO_STYLE } from '@fucina/minecraft-text';
import { brand } from '@fucina/site';

/** What the page shows at first, as it is read: the page shows it before the reader is loaded. */
export const DEFAULT_COMPONENT: Component = createText('', NO_STYLE, [
  createText(brand.name, createStyle({ color: 0xffaa00, bold: true })),
  createText(' '),
  createText('»', createStyle({ color: 0x555555 })),
  createText(' Welcome, '),
  createText('%player%', createStyle({ color: 0xffff55 })),
  createText('!'),
]);
