// What the page needs only once somebody works with it; fetched then, so that the page itself comes sooner.
export { diagnose, wrapInTag } from '@fucina/minecraft-text';
export { paste } from './paste.ts';
export { writeLore } from './write-lore.ts';
