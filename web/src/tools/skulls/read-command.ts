// Loaded on demand by `find-head.ts`.
export { readHeadCommand } from '@fucina/minecraft-item';
