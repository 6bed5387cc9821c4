import type { DescribedCommand, DescribedOption, Value } from './described-commands.ts';

const NO_COMMAND = '__fish_use_subcommand';

export function fish(commands: readonly DescribedCommand[], program: readonly DescribedOption[]) {
  const lines = [
    'complete -c fucina -f',
    ...program.map((option) => optionLine(NO_COMMAND, option)),
    ...commands.flatMap(commandLines),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(command: DescribedCommand): string[] {
  const { name, description, options } = command;
  const isThis = quoted(`__fish_seen_subcommand_from ${name}`);
  return [
    `complete -c fucina -n ${NO_COMMAND} -a ${name} -d ${quoted(description)}`,
    ...options.map((option) => optionLine(isThis, option)),
    ...valueLines(command),
  ];
}

function valueLines({ name, value, next }: DescribedCommand): string[] {
  const isThis = `__fish_seen_subcommand_from ${name}`;
  if (value.kind === 'file') return [`complete -c fucina -n ${quoted(isThis)} -F`];
  if (value.kind === 'other') return [];
  const isChosen = `__fish_seen_subcommand_from ${value.choices.join(' ')}`;
  return [
    `complete -c fucina -n ${quoted(`${isThis}; and not ${isChosen}`)} ${choices(value)}`,
    ...(next?.kind === 'file'
      ? [`complete -c fucina -n ${quoted(`${isThis}; and ${isChosen}`)} -F`]
      : []),
  ];
}

function optionLine(condition: string, { flag, description, value }: DescribedOption): string {
  const long = flag.slice('--'.length);
  return `complete -c fucina -n ${condition} -l ${long} -d ${quoted(description)}${taken(value)}`;
}

/** What an option needs after it. */
function taken(value: Value | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'file') return ' -r -F';
  return value.kind === 'choice' ? ` -x ${choices(value)}` : ' -x';
}

function choices(value: Value & { readonly kind: 'choice' }): string {
  return `-a ${quoted(value.choices.join(' '))}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
