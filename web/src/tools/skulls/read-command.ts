// A chunk of its own: see `find-head.ts`.
export { readHeadInput } from '@fucina/minecraft-item';
