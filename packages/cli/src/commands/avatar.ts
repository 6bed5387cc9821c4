import { readFile } from 'node:fs/promises';
import { readPng, writePng } from '@fucina/png';
import { readSkin, renderAvatar, SKIN_SIZES } from '@fucina/skin-model';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Language } from '../language.ts';
import { wholeNumber } from '../option-values.ts';
import { writePicture } from '../output.ts';
import { reasonOf } from '../system-error.ts';

interface AvatarCommandOptions {
  readonly output: string;
  readonly size: number;
  readonly overlay: boolean;
}

const MAX_SIZE = 4096;

export function define(command: Command, { language, option }: CommandContext): void {
  command
    .argument('<skin>', language.say('argument_skin'))
    .addOption(option('-o, --output <file>', 'option_out').default('avatar.png'))
    .addOption(option('--size <pixels>', 'option_size').argParser(wholeNumber).default(160))
    .addOption(option('--overlay', 'option_overlay').default(false))
    .action((skin, options) => avatar(skin, options, language));
}

/** The face of a skin as a PNG file. */
async function avatar(
  file: string,
  { output, size, overlay }: AvatarCommandOptions,
  language: Language,
): Promise<void> {
  const { say } = language;
  if (size < 1 || size > MAX_SIZE) throw new CliError(say('avatar_size', { most: MAX_SIZE }));
  const bytes = await readFile(file).catch((error) => {
    throw new CliError(say('cannot_read', { file, reason: reasonOf(error, language) }));
  });
  const picture = readPng(bytes, SKIN_SIZES);
  const skin = picture.ok ? readSkin(picture.value) : picture;
  if (!skin.ok) throw new CliError(say('avatar_no_skin', { file }), EXIT.problems);
  const png = writePng(renderAvatar(skin.value, { size, overlay }));
  await writePicture(output, png, file, language);
}
