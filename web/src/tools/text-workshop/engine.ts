// Code that is loaded when the page is ready, so that the page itself loads sooner.
export { diagnoseMiniMessage, wrapInTag, writeMiniMessage } from '@fucina/minecraft-text';
export { showText } from '@fucina/text-places';
export { readSource, writeCommand, writeNotation } from '@fucina/text-workshop';
export { LossNotes } from './loss-notes.tsx';
