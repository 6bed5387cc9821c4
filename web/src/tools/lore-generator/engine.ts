// Code that is loaded on first use, so that the page itself loads sooner.
export { textsNeed } from '@fucina/minecraft-item';
export { diagnoseMiniMessage, wrapInTag } from '@fucina/minecraft-text';
export { asOneText } from './as-one-text.ts';
export { paste } from './paste.ts';
export { writeLore } from './write-lore.ts';
