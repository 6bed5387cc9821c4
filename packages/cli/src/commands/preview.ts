import { type Component, splitComponentLines, toPlain, writeAnsi } from '@fucina/minecraft-text';
import { readSource } from '@fucina/text-workshop';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import { INPUT_FORMATS, type InputFormat, inputFormatOption } from '../formats.ts';
import { linesOf } from '../input.ts';
import { wholeNumber } from '../option-values.ts';
import { writePicture } from '../output.ts';
import { readErrorIn } from '../read-error.ts';
import { shown } from '../shown.ts';
import type { Terminal } from '../terminal.ts';
import { textsOf } from '../texts.ts';

const MAX_SCALE = 16;

interface PreviewOptions {
  readonly from: InputFormat;
  readonly png?: string;
  readonly scale: number;
  /** `auto`: colors on a terminal only. */
  readonly color: 'auto' | 'always' | 'never';
}

export function define(command: Command, { terminal, language, option }: CommandContext): void {
  command
    .argument('[file]', language.say('argument_file'), '-')
    .addOption(inputFormatOption(option))
    .addOption(
      option('--color <when>', 'option_color').choices(['auto', 'always', 'never']).default('auto'),
    )
    .addOption(option('--png <file>', 'option_png'))
    .addOption(option('--scale <number>', 'option_scale').argParser(wholeNumber).default(4))
    .action((file, { png, ...options }) =>
      png === undefined
        ? preview(file, options, terminal)
        : previewAsPng(file, png, options, terminal),
    );
}

async function preview(
  file: string,
  { from, color }: PreviewOptions,
  terminal: Terminal,
): Promise<void> {
  const { print, hasColors } = terminal;
  const isColored = color === 'always' || (color === 'auto' && hasColors());
  for await (const text of readTexts(file, from, terminal)) {
    for (const part of splitComponentLines(text)) {
      await print(`${isColored ? writeAnsi(part).value : shown(toPlain(part))}\n`);
    }
  }
}

/** Each text is a message in the chat. */
async function previewAsPng(
  file: string,
  png: string,
  { from, scale }: PreviewOptions,
  terminal: Terminal,
): Promise<void> {
  const { language, tell } = terminal;
  const { say } = language;
  if (scale < 1 || scale > MAX_SCALE) throw new CliError(say('preview_scale', { most: MAX_SCALE }));
  const messages: Component[] = [];
  for await (const text of readTexts(file, from, terminal)) messages.push(text);
  // Only pictures need the glyphs and the table of all widths.
  const [{ drawChat }, { writePng }] = await Promise.all([
    import('../picture/draw-chat.ts'),
    import('@fucina/png'),
  ]);
  const { picture, missing, hidden } = drawChat(messages, scale);
  await writePicture(png, writePng(picture), file, language);
  if (hidden > 0) tell(say('preview_hidden', { hidden }));
  if (missing.length > 0) tell(say('preview_missing', { characters: missing.join(' ') }));
}

async function* readTexts(
  file: string,
  from: InputFormat,
  terminal: Terminal,
): AsyncGenerator<Component> {
  for await (const { text, line } of textsOf(linesOf(file, terminal), from)) {
    const read = readSource(text, { format: INPUT_FORMATS[from] });
    if (!read.ok) {
      const message = readErrorIn(file, { text, line }, read.error, terminal.language);
      throw new CliError(message, EXIT.problems);
    }
    yield read.value;
  }
}
