export { readSnbt, type SnbtResult } from '../json/read-snbt.ts';
export { toSnbt } from '../json/to-snbt.ts';
export { type SnbtWriteOptions, writeSnbt } from '../json/write-snbt.ts';
export {
  parseSnbt,
  parseSnbtAt,
  type SnbtError,
  type SnbtErrorCode,
  type SnbtParseResult,
} from './parse-snbt.ts';
export { SnbtArray, type SnbtCompound, SnbtNumber, type SnbtValue } from './snbt-value.ts';
export { quoteSnbt, type SnbtStringifyOptions, stringifySnbt } from './stringify-snbt.ts';
