export { type ItemDisplay, writeDisplay } from './display.ts';
export { DISPLAY_FORMATS, type DisplayFormat } from './display-formats.ts';
export { type Family, type FamilyId, families } from './families.ts';
export {
  type GiveError,
  type GiveResult,
  giveHead,
  giveItem,
  type HeadRequest,
  type ItemRequest,
} from './give.ts';
export { type GiveCommand, type GiveCommandResult, readGiveCommand } from './give-command.ts';
export {
  type HeadInput,
  type HeadInputError,
  type HeadInputResult,
  readHeadInput,
} from './head-input.ts';
export { type HeadSourceResult, looksLikeCommand, readHeadSource } from './head-source.ts';
export type { Italics } from './item-text.ts';
export { CHAT_LENGTH, COMMAND_BLOCK_LENGTH, type CommandFit, whereItFits } from './limits.ts';
export { type PastedItem, readPasted } from './pasted.ts';
export { type Texture, textureFromHash, textureFromUrl, textureFromValue } from './texture.ts';
export { toFunctionLine, toGameCommand, toJavaString, toYamlString } from './wrapping.ts';
