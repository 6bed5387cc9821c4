export {
  parseSnbt,
  parseSnbtAt,
  type SnbtError,
  type SnbtErrorCode,
  type SnbtParseResult,
} from './parse-snbt.ts';
export { readSnbt, type SnbtResult } from './read-snbt.ts';
export { SnbtArray, type SnbtCompound, SnbtNumber, type SnbtValue } from './snbt-value.ts';
export { quoteSnbt, type SnbtStringifyOptions, stringifySnbt } from './stringify-snbt.ts';
export { toSnbt } from './to-snbt.ts';
export { type SnbtWriteOptions, writeSnbt } from './write-snbt.ts';
