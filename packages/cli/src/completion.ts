import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script that completes commands, options and their values; derived from the program itself. */
export function completionScript(program: Command, shell: Shell): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    words: command.options.flatMap(({ long }) => (long ? [long] : [])),
    choices: command.options.flatMap(({ long, argChoices }) =>
      long && argChoices ? [{ option: long, values: argChoices }] : [],
    ),
  }));
  return SCRIPTS[shell](commands);
}

type Completed = {
  readonly name: string;
  readonly description: string;
  readonly words: readonly string[];
  readonly choices: readonly { readonly option: string; readonly values: readonly string[] }[];
}[];

const SCRIPTS: Readonly<Record<Shell, (commands: Completed) => string>> = { bash, zsh, fish };

function bash(commands: Completed): string {
  return `_fucina() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  local before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${commands.flatMap(bashChoices).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, words }) => `    ${name}) COMPREPLY=($(compgen -f -W "${words.join(' ')}" -- "$word")) ;;`).join('\n')}
  esac
}
complete -o filenames -F _fucina fucina
`;
}

function bashChoices({ name, choices }: Completed[number]): string[] {
  return choices.map(
    ({ option, values }) =>
      `    "${name} ${option}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$word")); return ;;`,
  );
}

/** zsh runs completions of bash through its own layer for them. */
function zsh(commands: Completed): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;
}

function fish(commands: Completed): string {
  const lines = commands.flatMap(({ name, description, words, choices }) => [
    `complete -c fucina -n __fish_use_subcommand -a ${name} -d ${quoteFish(description)}`,
    ...words.map((word) => {
      const values = choices.find(({ option }) => option === word)?.values;
      const list = values ? ` -x -a ${quoteFish(values.join(' '))}` : '';
      return `complete -c fucina -n '__fish_seen_subcommand_from ${name}' -l ${word.slice('--'.length)}${list}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

function quoteFish(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
