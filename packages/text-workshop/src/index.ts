export { COMMAND_NAMES, type CommandName } from './commands/command-names.ts';
export { type CommandResult, writeCommand } from './commands/write-command.ts';
export {
  ADVENTURES,
  type Adventure,
  adventureOfVersion,
  GAME_RANGES,
  type Game,
  type GameRange,
  gameOfVersion,
  type JavaGame,
  NEWEST_ADVENTURE,
  NEWEST_GAME,
  presetsOf,
} from './game/games.ts';
export {
  NOTATION_GROUPS,
  type NotationGroup,
  type NotationName,
} from './notations/notation-names.ts';
export {
  READ_NOTATIONS,
  type ReadNotation,
  shortNameOf,
  WRITE_NOTATIONS,
  type WriteNotation,
} from './notations/short-names.ts';
export {
  type NotationTarget,
  type WrittenText,
  writeNotation,
} from './notations/write-notation.ts';
export type { MiniMessageLibrary } from './source/for-library.ts';
export { FOREIGN_MARKUP, type ForeignMarkup } from './source/foreign-markup.ts';
export { SOURCE_FORMATS, type SourceFormat } from './source/formats.ts';
export type { PlaceholderValues } from './source/placeholders.ts';
export { type PastedText, readPasted } from './source/read-pasted.ts';
export {
  readSource,
  type SourceError,
  type SourceFacts,
  type SourceHint,
  type SourceOptions,
  type SourceResult,
} from './source/read-source.ts';
export { mend } from './wrapping/mend.ts';
export { unquoted } from './wrapping/unquoted.ts';
export type { Wrapping } from './wrapping/unwrapped.ts';
