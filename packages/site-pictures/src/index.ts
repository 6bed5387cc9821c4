export { drawIcon } from './icon.ts';
export { drawPagePicture } from './page-picture.ts';
export type { StatusFact, StatusScene } from './state/status.ts';
export { drawStatePicture, type Scene } from './state-picture.ts';
