export { type TypedDisplay, writeTypedDisplay } from './display/as-lines.ts';
export { type ItemDisplay, writeDisplay } from './display/display.ts';
export { DISPLAY_FORMATS, type DisplayFormat } from './display/display-formats.ts';
export { giveHead, giveItem } from './give/give.ts';
export { headOfWho } from './give/head-of-who.ts';
export { givePlainHead } from './give/plain-head.ts';
export type {
  Described,
  GiveError,
  GiveResult,
  HeadRequest,
  ItemRequest,
  Recipient,
} from './give/request.ts';
export { toFunctionLine, toGameCommand, toJavaString, toYamlString } from './give/wrapping.ts';
export {
  type GiveCommand,
  type GiveCommandError,
  type GiveCommandErrorCode,
  type GiveCommandResult,
  type HeadOwnerFields,
  readGiveCommand,
} from './give-command/give-command.ts';
export {
  type HeadCommandError,
  type HeadCommandResult,
  readHeadCommand,
} from './give-command/head-command.ts';
export type { ItemItalics } from './item-text/item-text.ts';
export { type Quote, quoteTag } from './item-text/tag.ts';
export { textsNeed } from './item-text/texts-need.ts';
export {
  CHAT_LENGTH,
  COMMAND_BLOCK_LENGTH,
  type CommandFit,
  MAX_LORE_LINES,
  targetNeeds,
  whereItFits,
} from './limits.ts';
