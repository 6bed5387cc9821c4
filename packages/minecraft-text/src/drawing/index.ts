export { CHAT_WIDTH, chatLines } from './chat-lines.ts';
export { type ClipOptions, type ClippedLine, clipRuns } from './clip-runs.ts';
export { drawnText } from './drawn-text.ts';
export { drawnWidth } from './drawn-width.ts';
export { hasExactWidth } from './exact-width.ts';
export { hasRightToLeft } from './right-to-left.ts';
export { runsWidth } from './runs-width.ts';
export { startsRightToLeft } from './starts-right-to-left.ts';
export { type DrawnLine, type WrapOptions, wrapRuns } from './wrap-runs.ts';
