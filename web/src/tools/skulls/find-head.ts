import {
  type HeadInput,
  looksLikeCommand,
  readHeadSource,
  textureFromValue,
} from '@fucina/minecraft-item';
import { fetchPlayerProfile, fetchSessionProfile, texturesOf } from '../../api/profile.ts';

/** The head that a command will give. */
export interface FoundHead {
  readonly owner?:
    | { readonly name?: string | undefined; readonly uuid?: string | undefined }
    | undefined;
  /** The value of the `textures` property. */
  readonly texture: string;
  /** What a pasted command said besides. */
  readonly name?: string | undefined;
  readonly lore?: readonly string[] | undefined;
}

/** A key under `skulls.errors`, with what the sentence needs. */
export interface HeadComplaint {
  readonly code:
    | 'required'
    | 'player'
    | 'uuid'
    | 'profile'
    | 'texture'
    | 'texture_host'
    | 'texture_path'
    | 'texture_hash'
    | 'texture_value'
    | 'command'
    | 'command_without_head'
    | 'connection';
  readonly name: string;
}

export type FindHeadResult =
  | { readonly ok: true; readonly value: FoundHead }
  | { readonly ok: false; readonly error: HeadComplaint };

const INPUT_COMPLAINTS = {
  empty: 'required',
  'player-name': 'player',
  command: 'command',
  'command-without-head': 'command_without_head',
  'texture-host': 'texture_host',
  'texture-path': 'texture_path',
  'texture-hash': 'texture_hash',
  'texture-value': 'texture_value',
} as const;

/** From what somebody typed to a texture; asks the server only where the input has none itself. */
export async function findHead(typed: string, signal: AbortSignal): Promise<FindHeadResult> {
  try {
    // Reading commands takes a good deal of code that most visitors never need.
    const input = looksLikeCommand(typed)
      ? (await import('./read-command.ts')).readHeadInput(typed)
      : readHeadSource(typed);
    if (!input.ok) return complain(INPUT_COMPLAINTS[input.error.code], typed);
    return await findTexture(input.value, signal);
  } catch (thrown) {
    // Nobody asks any more: the caller is not interested in the answer either.
    if (signal.aborted) throw thrown;
    return complain('connection', typed);
  }
}

async function findTexture(input: HeadInput, signal: AbortSignal): Promise<FindHeadResult> {
  const { owner, texture } = input;
  if (texture !== undefined) {
    return { ok: true, value: { ...(input.kind === 'command' && said(input)), texture } };
  }
  const name = owner?.name ?? '';
  const id = owner?.uuid ?? (await findId(name, signal));
  if (typeof id !== 'string') return id;
  const profile = await findProfile({ id, name }, signal);
  return profile.ok && input.kind === 'command'
    ? { ok: true, value: { ...said(input), ...profile.value } }
    : profile;
}

async function findId(name: string, signal: AbortSignal): Promise<string | FindHeadResult> {
  const player = await fetchPlayerProfile(name, signal);
  if (!player.ok) return complain('player', name);
  // A contract that others' servers may not keep: the specification asks for this message.
  return player.value.id ? player.value.id : complain('uuid', name);
}

async function findProfile(
  { id, name }: { readonly id: string; readonly name: string },
  signal: AbortSignal,
): Promise<FindHeadResult> {
  const profile = await fetchSessionProfile(id, { signal });
  if (!profile.ok) return complain('profile', name || id);
  const texture = texturesOf(profile.value);
  // Who wears the game's own skin has the property, and no skin in it.
  if (!texture || !textureFromValue(texture).ok) return complain('texture', name || id);
  return { ok: true, value: { owner: { name: name || profile.value.name, uuid: id }, texture } };
}

function said({ owner, name, lore }: Extract<HeadInput, { kind: 'command' }>) {
  return { owner, name, lore };
}

function complain(code: HeadComplaint['code'], name: string): FindHeadResult {
  return { ok: false, error: { code, name: name.trim() } };
}
