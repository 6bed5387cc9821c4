// Loaded on demand: most visitors never paste.
export { recoverGradient } from '@fucina/minecraft-text';
export { pasteAsOneLine } from '../../ui/edit-field.ts';
