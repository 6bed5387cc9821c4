// A chunk of its own: most visitors never paste.
export { recoverGradient } from '@fucina/minecraft-text';
