export { drawIcon } from './icon.ts';
export { drawPagePicture } from './page-picture.ts';
