import type { SessionProfile } from '@fucina/api-contract';
import {
  type DefaultSkin,
  DRAWN_OUTFITS,
  defaultSkinOf,
  drawSkin,
  type Model,
  type ProfileTextures,
  readProfileTextures,
} from '@fucina/skin-model';
import type { Cached } from '../cache/named-cache.ts';
import { Problem } from '../problem.ts';
import type { Admit, Players } from './players.ts';
import { writePng } from './png/write-png.ts';
import type { SkinId } from './skin-id.ts';
import type { TextureFiles } from './texture-files.ts';

/** What somebody wears, and how much that answer is worth. */
export interface Worn {
  /** Whose choice the skin is: the player's, the asker's (a bare texture), or the game's. */
  readonly source: 'player' | 'texture' | 'default';
  /** Names a downloaded file. */
  readonly owner: string;
  readonly skin: { readonly hash: string; readonly model?: Model };
  readonly cape?: { readonly hash: string };
  /** Whose default would be drawn; a bare texture has nobody. */
  readonly uuid?: string;
  /** From when to when the profile counts, in milliseconds since the epoch; a texture is for ever. */
  readonly kept?: { readonly storedAt: number; readonly expiresAt: number };
  readonly origin: 'hit' | 'miss' | 'stale';
}

export interface SkinFile {
  readonly file: Uint8Array<ArrayBuffer>;
  /** Names the file's bytes, for caches. */
  readonly key: string;
  readonly model?: Model;
  readonly source: Worn['source'];
  /** It only stands in for a file that cannot be had just now. */
  readonly isDrawn: boolean;
}

export interface Wardrobe {
  /** What can be told at once: of a texture, and of a player whose answers are at hand and fresh. */
  readonly known: (id: SkinId) => Worn | undefined;
  readonly look: (id: SkinId, admit: Admit) => Promise<Worn>;
  readonly skinFile: (worn: Worn, admit: Admit) => Promise<SkinFile>;
  readonly capeFile: (worn: Worn, admit: Admit) => Promise<Uint8Array<ArrayBuffer> | null>;
}

interface Sources {
  readonly players: Players;
  readonly files: TextureFiles;
  /** Stands for the game's texture host, in profiles too. */
  readonly texturesUrl: string;
}

const NOTHING_WORN: ProfileTextures = {};

export function createWardrobe({ players, files, texturesUrl }: Sources): Wardrobe {
  const texturesOf = (profile: SessionProfile): ProfileTextures => {
    const value = profile.properties.find(({ name }) => name === 'textures')?.value ?? '';
    const json = Buffer.from(value, 'base64').toString('utf8');
    return readProfileTextures(json, texturesUrl);
  };
  // A kept profile is one object for as long as it is kept: while it is fresh, it need not be read twice.
  const fresh = new WeakMap<SessionProfile, Worn>();
  const wornBy = (uuid: string, profile: Cached<SessionProfile | null>): Worn => {
    const { value, storedAt, expiresAt, isHit, isStale } = profile;
    const { skin, cape } = value === null ? NOTHING_WORN : texturesOf(value);
    return {
      source: skin === undefined ? 'default' : 'player',
      owner: value?.name ?? uuid,
      skin: skin ?? gamesChoice(uuid),
      ...(cape && { cape }),
      uuid,
      kept: { storedAt, expiresAt },
      origin: isStale ? 'stale' : isHit ? 'hit' : 'miss',
    };
  };
  return {
    known(id) {
      if (id.kind === 'texture') return textureItself(id.hash);
      const uuid = id.kind === 'uuid' ? id.uuid : players.known.player(id.name)?.value?.id;
      const profile = uuid === undefined ? undefined : players.known.profile(uuid);
      if (uuid === undefined || profile === undefined) return undefined;
      const { value } = profile;
      const worn = (value && fresh.get(value)) ?? wornBy(uuid, profile);
      if (value) fresh.set(value, worn);
      return worn;
    },
    async look(id, admit) {
      if (id.kind === 'texture') return textureItself(id.hash);
      const uuid = id.kind === 'uuid' ? id.uuid : await uuidOf(id.name, players, admit);
      return wornBy(uuid, await players.profile({ uuid, admit }));
    },
    async skinFile({ source, skin, uuid }, admit) {
      const isBare = source === 'texture';
      const file = await files(skin.hash, isBare ? admit : undefined).catch((thrown) => {
        // The game's own choice has a stand-in; a player's never becomes Steve in passing.
        if (source === 'default') return null;
        throw thrown;
      });
      if (file !== null) {
        const { hash: key, model } = skin;
        return { file, key, source, isDrawn: false, ...(model && { model }) };
      }
      if (uuid === undefined) throw noTexture();
      return drawn(defaultSkinOf(uuid));
    },
    async capeFile({ source, skin, cape }, admit) {
      if (source === 'texture') return files(skin.hash, admit);
      return cape === undefined ? null : files(cape.hash);
    },
  };
}

async function uuidOf(name: string, players: Players, admit: Admit): Promise<string> {
  const { value } = await players.find(name, admit);
  if (value !== null) return value.id;
  throw new Problem(404, 'player_not_found', 'There is no player of this name.');
}

function textureItself(hash: string): Worn {
  return { source: 'texture', owner: hash, skin: { hash }, origin: 'hit' };
}

function gamesChoice(uuid: string): Worn['skin'] {
  const { texture, model } = defaultSkinOf(uuid);
  return { hash: texture, model };
}

const drawnFiles = new Map<string, SkinFile>();

function drawn({ name, model }: DefaultSkin): SkinFile {
  const key = `${name}-${model}`;
  const known = drawnFiles.get(key);
  if (known) return known;
  const file = writePng(drawSkin(DRAWN_OUTFITS[name], model));
  const made: SkinFile = { file, key, model, source: 'default', isDrawn: true };
  drawnFiles.set(key, made);
  return made;
}

function noTexture(): Problem {
  return new Problem(404, 'texture_not_found', 'There is no texture of this hash.');
}
