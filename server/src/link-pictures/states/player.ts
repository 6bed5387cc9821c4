import { playerAnswer, sessionAnswer } from '@fucina/api-contract';
import { readProfileTextures, readWho, type Who } from '@fucina/minecraft-profile';
import { readPng } from '@fucina/png';
import { type Pixels, SKIN_SIZES, type SkinModel } from '@fucina/skin-model';
import type { AskApi } from '../link-picture.ts';

/** Whose skin is drawn. */
export interface FoundPlayer {
  /** Absent for a bare texture. */
  readonly name?: string;
  readonly uuid?: string;
  readonly skin: Pixels;
  readonly model?: SkinModel | undefined;
}

/** What a link names: a player or a texture. Give commands have no picture. */
export function readLinkedPlayer(typed: string): Exclude<Who, { kind: 'command' }> | undefined {
  const who = readWho(typed);
  return who.ok && who.value.kind !== 'command' ? who.value : undefined;
}

/** The name by which a player can be called before anybody is asked. */
export function nameOf(typed: string): string | undefined {
  const who = readLinkedPlayer(typed);
  return who?.kind === 'name' ? who.name : undefined;
}

/** Undefined if there is no such player or texture, or Mojang does not answer. */
export async function findPlayer(typed: string, askApi: AskApi): Promise<FoundPlayer | undefined> {
  const who = readLinkedPlayer(typed);
  if (who === undefined) return undefined;
  if ('texture' in who) {
    const skin = await askSkin(who.texture.hash, askApi);
    return skin && { skin };
  }
  const uuid = who.kind === 'uuid' ? who.uuid : await askUuid(who.name, askApi);
  if (uuid === undefined) return undefined;
  const [profile, skin] = await Promise.all([askProfile(uuid, askApi), askSkin(uuid, askApi)]);
  return skin && { uuid, skin, ...profile };
}

async function askUuid(name: string, askApi: AskApi): Promise<string | undefined> {
  const reply = await askApi(`/api/mojang/users/profiles/minecraft/${name}`);
  const read = playerAnswer.safeParse(reply.ok ? await reply.json() : undefined);
  return read.success ? read.data.id : undefined;
}

async function askProfile(uuid: string, askApi: AskApi) {
  const reply = await askApi(`/api/session/profile/${uuid}`);
  const read = sessionAnswer.safeParse(reply.ok ? await reply.json() : undefined);
  if (!read.success) return undefined;
  const { name, properties } = read.data;
  const value = properties.find((property) => property.name === 'textures')?.value ?? '';
  return { ...(name !== undefined && { name }), model: readProfileTextures(value).skin?.model };
}

async function askSkin(id: string, askApi: AskApi): Promise<Pixels | undefined> {
  const reply = await askApi(`/api/crafatar/skins/${id}`);
  if (!reply.ok) return undefined;
  const read = readPng(new Uint8Array(await reply.arrayBuffer()), SKIN_SIZES);
  return read.ok ? read.value : undefined;
}
