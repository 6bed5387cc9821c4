/** Where a command can be entered; a function file takes any length. */
export type CommandFit = 'chat' | 'command-block' | 'function-file';

export const CHAT_LENGTH = 256;
export const COMMAND_BLOCK_LENGTH = 32_500;
export const MOST_LORE_LINES = 256;

/** The game counts UTF-16 units, the slash included. */
export function whereItFits(command: string): CommandFit {
  if (command.length <= CHAT_LENGTH) return 'chat';
  return command.length <= COMMAND_BLOCK_LENGTH ? 'command-block' : 'function-file';
}
