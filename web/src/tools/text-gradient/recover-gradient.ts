// Loaded on demand: most visitors never paste.
export { recoverGradient } from '@fucina/minecraft-text';
