import { writeShellString } from '@fucina/quoting';
import type { DescribedCommand, DescribedOption, Value } from './described-commands.ts';

export function zsh(commands: readonly DescribedCommand[], program: readonly DescribedOption[]) {
  return `#compdef fucina
_fucina() {
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    local -a commands=(
${commands.map(({ name, description }) => `      ${writeShellString(`${name}:${description}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
  if [[ $command != -* ]]; then
    shift words
    (( CURRENT-- ))
  fi
  case $command in
${commands.map(commandCase).join('\n')}
    *) _arguments ${program.map(optionSpec).join(' ')} ;;
  esac
}
# As a file in $fpath it is called; as a script it is registered.
if [[ \${funcstack[1]} == _fucina ]]; then
  _fucina "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _fucina fucina
fi
`;
}

function commandCase({ name, options, value, next }: DescribedCommand): string {
  const specs = options.map(optionSpec);
  // With a specification that offers nothing, options would not be completed either.
  if (value.kind !== 'other')
    specs.push(writeShellString(`${next ? '1' : '*'}:${name}:${action(value)}`));
  if (next) specs.push(writeShellString(`2:${name}:${action(next)}`));
  return `    ${name}) _arguments ${specs.join(' ')} ;;`;
}

function optionSpec({ flag, description, value }: DescribedOption): string {
  const explained = `${flag}[${description.replace(/[[\]\\:]/g, '\\$&')}]`;
  return writeShellString(
    value ? `${explained}:${flag.slice('--'.length)}:${action(value)}` : explained,
  );
}

function action(value: Value): string {
  switch (value.kind) {
    case 'choice':
      return `(${value.choices.join(' ')})`;
    case 'file':
      return '_files';
    case 'other':
      return ' ';
  }
}
