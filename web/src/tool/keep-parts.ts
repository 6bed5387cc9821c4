export { PresetsDialog } from './presets-dialog.tsx';
export { toggleFavourite } from './toggle-favourite.ts';
