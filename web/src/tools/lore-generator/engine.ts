// Code that is loaded on first use, so that the page itself loads sooner.
export { diagnoseMiniMessage, wrapInTag } from '@fucina/minecraft-text';
export { paste } from './paste.ts';
export { writeLore } from './write-lore.ts';
