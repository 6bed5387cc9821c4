export { CHAT_WIDTH, chatLines } from './chat-lines.ts';
export { type ClipOptions, type ClippedLine, clipRuns } from './clip-runs.ts';
export { drawnText } from './drawn-text.ts';
export { drawnWidth } from './drawn-width.ts';
export { hasExactWidth } from './exact-width.ts';
export { hasRightToLeft, startsRightToLeft } from './right-to-left.ts';
export { runsWidth } from './runs-width.ts';
export { type DrawnLine, type WrapOptions, wrapRuns } from './wrap-runs.ts';
