export { copyPicture } from '../ui/copy-picture.ts';
export { PresetsDialog } from './presets-dialog.tsx';
export { panelFor, share } from './share-parts.ts';
export { toggleFavourite } from './toggle-favourite.ts';
