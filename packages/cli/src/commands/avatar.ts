import { readFile, writeFile } from 'node:fs/promises';
import { readPng, writePng } from '@fucina/png';
import { readSkin, renderAvatar } from '@fucina/skin-model';
import { CliError, EXIT } from '../cli-error.ts';
import type { Language } from '../language.ts';

interface AvatarCommandOptions {
  readonly out: string;
  readonly size: number;
  readonly overlay: boolean;
}

const SKIN_SIZES = [
  [64, 64],
  [64, 32],
] as const;
const MAX_SIZE = 4096;

/** The face of a skin as a PNG file. */
export async function avatar(
  file: string,
  { out, size, overlay }: AvatarCommandOptions,
  { say }: Language,
): Promise<void> {
  if (size < 1 || size > MAX_SIZE) throw new CliError(say('avatar_size', { most: MAX_SIZE }));
  const bytes = await readFile(file).catch((error) => {
    throw new CliError(say('cannot_read', { file, reason: error.code }));
  });
  const picture = readPng(bytes, SKIN_SIZES);
  const skin = picture.ok ? readSkin(picture.value) : picture;
  if (!skin.ok) throw new CliError(say('avatar_no_skin', { file }), EXIT.problems);
  const png = writePng(renderAvatar(skin.value, { size, overlay }));
  await writeFile(out, png).catch((error) => {
    throw new CliError(say('cannot_write', { file: out, reason: error.code }));
  });
}
