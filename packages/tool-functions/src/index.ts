export { OWN_FILE, TOOL_LIMITS } from './limits.ts';
export type { Outside, StatusQuestion } from './outside.ts';
export { documentAddresses } from './resources/index.ts';
export type { Compute, ToolError, ToolFunction, ToolResult } from './tool-function.ts';
export { createToolFunctions } from './tool-functions.ts';
