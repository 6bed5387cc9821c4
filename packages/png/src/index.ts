export { joinPng } from './join-png.ts';
export { readPng } from './read-png.ts';
export { writeOpaquePng } from './write-opaque-png.ts';
export { LEVEL, writePng } from './write-png.ts';
