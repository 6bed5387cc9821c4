import type { Argument, Command, Option } from 'commander';

/** What completions need to know of a command. */
export interface DescribedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly DescribedOption[];
  /** Of what may be without an option before it. */
  readonly value: Value;
  /** Of what is behind a choice. */
  readonly next: Value | undefined;
}

export interface DescribedOption {
  /** With its dashes. */
  readonly flag: string;
  readonly description: string;
  /** Undefined for a switch. */
  readonly value: Value | undefined;
}

export type Value =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'other' };

const FILES: readonly string[] = ['file', 'files', 'folder', 'skin'];

export function describeCommand(command: Command): DescribedCommand {
  const [argument, next] = command.registeredArguments;
  return {
    name: command.name(),
    description: command.description(),
    options: describeOptions(command),
    value: argument ? readValue(argument.name(), argument) : { kind: 'other' },
    next: next && readValue(next.name(), next),
  };
}

/** The options of a command, and the one for help. */
export function describeOptions(command: Command): DescribedOption[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map((option) => {
      const placeholder = /<(\w+)>/.exec(option.flags)?.[1];
      return {
        flag: option.long ?? option.flags,
        description: option.description,
        value: placeholder === undefined ? undefined : readValue(placeholder, option),
      };
    });
}

function readValue(name: string, { argChoices }: Argument | Option): Value {
  if (argChoices) return { kind: 'choice', choices: argChoices };
  return { kind: FILES.includes(name) ? 'file' : 'other' };
}
