import { Argument, type Command } from 'commander';
import type { CommandContext } from '../command.ts';
import { completionScript, SHELLS } from '../completion/completion-script.ts';
import { print } from '../output.ts';

export function define(command: Command, { language, completeProgram }: CommandContext): void {
  command
    .addArgument(new Argument('<shell>', language.say('argument_shell')).choices(SHELLS))
    .action(async (shell) => print(completionScript(await completeProgram(), shell)));
}
