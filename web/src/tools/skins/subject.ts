import type { SessionProfile } from '@fucina/api-contract';
import {
  type DefaultSkin,
  defaultSkinOf,
  type Model,
  type ProfileTextures,
  readProfileTextures,
  type Skin,
} from '@fucina/skin-model';
import { texturesOf } from '../../api/profile.ts';
import { decodeBase64 } from './asked-for.ts';

/** A player's profile with what can be read from it. */
export interface WornProfile {
  readonly profile: SessionProfile;
  /** The property as it came, base64: what head commands carry. */
  readonly value: string | undefined;
  readonly textures: ProfileTextures;
  /** Milliseconds since the epoch. */
  readonly answeredAt: number;
}

/** What the page shows: a player, a texture by itself, or a file of the visitor's own. */
export type Subject =
  | {
      readonly kind: 'player';
      readonly name: string;
      readonly id: string;
      /** Comes a moment after the pictures; undefined until then, or when it cannot be had. */
      readonly worn?: WornProfile;
    }
  | { readonly kind: 'texture'; readonly name: string; readonly id: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly skin: Skin;
      /** An object URL of the file itself. */
      readonly address: string;
    };

export function wear(profile: SessionProfile, answeredAt: number): WornProfile {
  const value = texturesOf(profile);
  const textures = readProfileTextures(decodeBase64(value ?? '') ?? '');
  return { profile, value, textures, answeredAt };
}

/** The arms of whoever is shown, as far as the page knows. */
export function modelOf(subject: Subject): Model | undefined {
  if (subject.kind === 'file') return subject.skin.model;
  if (subject.kind === 'texture' || subject.worn === undefined) return undefined;
  return subject.worn.textures.skin?.model ?? defaultSkinOf(subject.id).model;
}

/** The game's choice for a player who chose nothing. */
export function defaultOf(subject: Subject): DefaultSkin | undefined {
  if (subject.kind !== 'player' || !subject.worn || subject.worn.textures.skin) return undefined;
  return defaultSkinOf(subject.id);
}

export function hasCape(subject: Subject): boolean {
  return subject.kind === 'player' && subject.worn?.textures.cape !== undefined;
}
