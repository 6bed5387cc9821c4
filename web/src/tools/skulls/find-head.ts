import type { HeadCommandError } from '@fucina/minecraft-item';
import {
  isPlayerName,
  readPlayerName,
  readWho,
  textureFromValue,
  type Who,
  type WhoError,
} from '@fucina/minecraft-profile';
import type { Refusal } from '../../api/ask.ts';
import { fetchPlayerProfile, fetchSessionProfile, texturesOf } from '../../api/profile.ts';

/** The head that a command will give. */
export interface FoundHead {
  readonly owner?:
    | { readonly name?: string | undefined; readonly uuid?: string | undefined }
    | undefined;
  /** The value of the `textures` property. */
  readonly texture: string;
  /** What a pasted command says beside the head. */
  readonly said?: SaidByCommand;
}

export interface SaidByCommand {
  /** MiniMessage, as the lore; undefined where the command has none. */
  readonly name: string | undefined;
  readonly lore: readonly string[] | undefined;
  readonly target: string;
  readonly count: number;
}

/** Except for those of the input itself, the codes are keys under `skulls.errors`. */
export type HeadError =
  | Exclude<WhoError, { code: 'empty' }>
  | {
      readonly code:
        | 'required'
        | 'command'
        | 'command_without_head'
        | 'named_escape'
        | 'connection';
    }
  /** A part of this page; browsers do not fetch it again before the page is reloaded. */
  | { readonly code: 'not_loaded' }
  | {
      readonly code: 'player' | 'uuid' | 'profile' | 'texture';
      /** A player name or a uuid, so it is short enough to be quoted. */
      readonly name: string;
      /** Our server's problem reply. */
      readonly refusal?: Refusal;
    };

export type FindHeadResult =
  | { readonly ok: true; readonly value: FoundHead }
  | { readonly ok: false; readonly error: HeadError };

const COMMAND_CODES = {
  command: 'command',
  'command-without-head': 'command_without_head',
  'named-escape': 'named_escape',
} as const satisfies Record<HeadCommandError, string>;

/** Finds the texture for what was typed; asks the server only when the input does not contain one. */
export async function findHead(typed: string, signal: AbortSignal): Promise<FindHeadResult> {
  try {
    const who = readWho(typed);
    if (who.ok) return await findTexture(who.value, signal);
    return refuse(who.error.code === 'empty' ? { code: 'required' } : who.error);
  } catch (thrown) {
    // Aborted: the caller ignores the result.
    if (signal.aborted) throw thrown;
    return refuse({ code: 'connection' });
  }
}

async function findTexture(who: Who, signal: AbortSignal): Promise<FindHeadResult> {
  switch (who.kind) {
    case 'name':
      return findByName(who.name, signal);
    case 'uuid':
      return findProfile({ id: who.uuid, name: '' }, signal);
    case 'command':
      return findInCommand(who.command, signal);
    default:
      return { ok: true, value: { texture: who.texture.value } };
  }
}

async function findInCommand(command: string, signal: AbortSignal): Promise<FindHeadResult> {
  // Loaded on demand: the code that reads commands is large, and few visitors need it.
  const reader = await import('./read-command.ts').catch(() => undefined);
  if (reader === undefined) return refuse({ code: 'not_loaded' });
  const read = reader.readHeadCommand(command);
  if (!read.ok) return refuse({ code: COMMAND_CODES[read.error.code] });
  const { owner, texture, name, lore, target, count } = read.value;
  const said = { name, lore, target, count };
  if (texture !== undefined) {
    // The name beside a texture may be anything, and its player may wear another skin by now.
    return { ok: true, value: { owner: { uuid: owner?.uuid }, texture, said } };
  }
  const found =
    owner?.uuid === undefined
      ? await findOwner(owner?.name ?? '', signal)
      : await findProfile({ id: owner.uuid, name: owner.name ?? '' }, signal);
  return found.ok ? { ok: true, value: { ...found.value, said } } : found;
}

/** A command can name anything as the owner of the head. */
async function findOwner(owner: string, signal: AbortSignal): Promise<FindHeadResult> {
  const name = readPlayerName(owner);
  return name.ok ? findByName(name.value, signal) : refuse(name.error);
}

async function findByName(name: string, signal: AbortSignal): Promise<FindHeadResult> {
  const player = await fetchPlayerProfile(name, signal);
  if (player.ok) return findProfile(player.value, signal);
  return player.reason === 'refused'
    ? refuse({ code: 'player', name, refusal: player })
    : refuse({ code: 'uuid', name });
}

async function findProfile(
  { id, name }: { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<FindHeadResult> {
  const profile = await fetchSessionProfile(id, { signal });
  const quoted = isPlayerName(name) ? name : id;
  if (!profile.ok) {
    return profile.reason === 'refused'
      ? refuse({ code: 'profile', name: quoted, refusal: profile })
      : refuse({ code: 'texture', name: quoted });
  }
  const texture = texturesOf(profile.value);
  // A player without a skin has the property, and no skin in it.
  if (!texture || !textureFromValue(texture).ok) return refuse({ code: 'texture', name: quoted });
  // The account's own name first: a command can have another beside the id.
  const ownerName = profile.value.name || name || undefined;
  return { ok: true, value: { owner: { name: ownerName, uuid: id }, texture } };
}

function refuse(error: HeadError): FindHeadResult {
  return { ok: false, error };
}
