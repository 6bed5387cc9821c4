export type { ArgumentError, MessageError, Range } from './errors.ts';
export { type ReadOptions, type ReadResult, readMiniMessage } from './read.ts';
