export type { JsonValue } from './json-value.ts';
export { type JsonReadOptions, type JsonResult, readJson } from './read-json.ts';
export type { JsonReadError, JsonReadLoss } from './reading.ts';
export type { JsonForm } from './tree-writing.ts';
export { type JsonWriteOptions, writeJson } from './write-json.ts';
