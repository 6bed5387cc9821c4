import { Argument, type Command } from 'commander';
import type { CommandContext } from '../command.ts';
import { completionScript, SHELLS } from '../completion/completion-script.ts';

export function define(
  command: Command,
  { terminal, language, completeProgram }: CommandContext,
): void {
  command
    .addArgument(new Argument('<shell>', language.say('argument_shell')).choices(SHELLS))
    .action(async (shell) => terminal.print(completionScript(await completeProgram(), shell)));
}
