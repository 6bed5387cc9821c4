export type { ComponentTarget } from './component-carrier.ts';
export type { JsonValue } from './json-value.ts';
export { type JsonReadOptions, type JsonResult, readJsonValue } from './read-json.ts';
export { readJsonText } from './read-json-text.ts';
export type { JsonReadError, JsonReadLoss } from './reading.ts';
export { stringifyJson } from './stringify-json.ts';
export { type JsonSpelling, toJsonValue } from './to-json-value.ts';
export type { JsonForm } from './tree-writing.ts';
export { type JsonWriteOptions, writeJsonText, writeJsonValue } from './write-json.ts';
