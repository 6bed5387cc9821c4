import { isAtLeast, since } from '@fucina/game-versions';

/** Where a command can be entered; a function file accepts any length. */
export type CommandFit = 'chat' | 'command-block' | 'function-file';

export const CHAT_LENGTH = 256;
export const COMMAND_BLOCK_LENGTH = 32_500;
export const MAX_LORE_LINES = 256;

/** The game counts UTF-16 units, including the slash. */
export function whereItFits(command: string): CommandFit {
  if (command.length <= CHAT_LENGTH) return 'chat';
  return command.length <= COMMAND_BLOCK_LENGTH ? 'command-block' : 'function-file';
}

/** The release that the target of a command needs, if it is later than this version. */
export function targetNeeds(target: string, version: string): string | undefined {
  const isSelf = /^@s(?:\[|$)/.test(target);
  return isSelf && !isAtLeast(version, since.selfSelector) ? since.selfSelector : undefined;
}
