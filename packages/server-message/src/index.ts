export { ALIGNMENTS, type Align, type Lead, leadOf, MESSAGE_WIDTH } from './alignment.ts';
export { checkMessage, type MessageWarning } from './check-message.ts';
export { compareLines, type LineDifference } from './compare.ts';
export { drawLines } from './draw-lines.ts';
export { type LaidOutLine, type LaidOutMessage, layOut } from './lay-out.ts';
export { MAX_LINES, type MessageLine, type ServerMessage } from './message.ts';
export type { MessageLoss, MessageLossCode, MessagePlace } from './message-loss.ts';
export {
  type Snippet,
  TARGET_IDS,
  TARGETS,
  type TargetId,
  type TargetOutput,
  writeTarget,
} from './targets/index.ts';
