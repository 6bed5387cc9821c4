import type { DescribedCommand, DescribedOption, Value } from './described-commands.ts';

export function bash(commands: readonly DescribedCommand[], program: readonly DescribedOption[]) {
  const flags = program.map(({ flag }) => flag);
  // An option of the program is where a command does.
  const ofProgram = program.map((option) => ({ name: option.flag, options: [option] }));
  const withOptions = [...commands, ...ofProgram];
  return `_fucina() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words="" files=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map(({ name }) => name), ...flags].join(' ')}"
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${withOptions.flatMap(optionCases).join('\n')}
      *)
        case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join('\n')}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then
    local IFS=$'\\n'
    COMPREPLY+=($(compgen -f -- "$word"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _fucina fucina
`;
}

function optionCases({ name, options }: Pick<DescribedCommand, 'name' | 'options'>): string[] {
  return options.flatMap(({ flag, value }) =>
    value ? [`      "${name} ${flag}") ${candidates([], value)};;`] : [],
  );
}

function commandCase({ name, options, value, next }: DescribedCommand): string {
  const flags = options.map(({ flag }) => flag);
  if (value.kind !== 'choice' || next === undefined) {
    return `          ${name}) ${candidates(flags, value)};;`;
  }
  const chosen = value.choices.map((choice) => `*" ${choice} "*`).join('|');
  return `          ${name})
            case " \${COMP_WORDS[*]:2:COMP_CWORD-2} " in
              ${chosen}) ${candidates(flags, next)};;
              *) ${candidates(flags, value)};;
            esac ;;`;
}

function candidates(flags: readonly string[], value: Value): string {
  const words = value.kind === 'choice' ? [...value.choices, ...flags] : flags;
  return `words="${words.join(' ')}"; ${value.kind === 'file' ? 'files=yes ' : ''}`;
}
