export { readPng } from './read-png.ts';
export { LEVEL, writePng } from './write-png.ts';
