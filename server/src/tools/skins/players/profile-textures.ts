import type { SessionProfile } from '@fucina/api-contract';
import { type ProfileTextures, readProfileTextures } from '@fucina/minecraft-profile';
import { z } from 'zod';

/** What the cache keeps of `ProfileTextures`. */
export const profileTextures: z.ZodType<ProfileTextures> = z.object({
  skin: z.object({ hash: z.string(), model: z.enum(['wide', 'slim']) }).exactOptional(),
  cape: z.object({ hash: z.string() }).exactOptional(),
});

export function readTexturesOf(
  { properties }: SessionProfile,
  texturesUrl: string,
): ProfileTextures {
  const value = properties.find(({ name }) => name === 'textures')?.value ?? '';
  return readProfileTextures(value, texturesUrl);
}
