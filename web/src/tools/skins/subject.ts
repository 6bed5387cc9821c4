import type { SessionAnswer } from '@fucina/api-contract';
import { type ProfileTextures, readProfileTextures } from '@fucina/minecraft-profile';
import { type DefaultSkin, defaultSkinOf, type Skin, type SkinModel } from '@fucina/skin-model';
import { texturesOf } from '../../api/profile.ts';

/** A player's profile with what can be read from it. */
export interface PlayerProfile {
  /** The property verbatim (base64), as head commands need it. */
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
      /** Arrives after the pictures; undefined until then, or when the lookup fails. */
      readonly profile?: PlayerProfile;
    }
  | { readonly kind: 'texture'; readonly name: string; readonly id: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly skin: Skin;
      readonly file: Blob;
      /** An object URL of the file itself. */
      readonly address: string;
    };

export function readProfile(session: SessionAnswer, answeredAt: number): PlayerProfile {
  const value = texturesOf(session);
  const textures = readProfileTextures(value ?? '');
  return { value, textures, answeredAt };
}

/** The arm model of the subject, as far as the page knows. */
export function modelOf(subject: Subject): SkinModel | undefined {
  if (subject.kind === 'file') return subject.skin.model;
  if (subject.kind === 'texture' || subject.profile === undefined) return undefined;
  return subject.profile.textures.skin?.model ?? defaultSkinOf(subject.id).model;
}

/** The game's choice for a player who chose nothing. */
export function defaultOf(subject: Subject): DefaultSkin | undefined {
  if (subject.kind !== 'player' || !subject.profile || subject.profile.textures.skin)
    return undefined;
  return defaultSkinOf(subject.id);
}

export function hasCape(subject: Subject): boolean {
  return subject.kind === 'player' && subject.profile?.textures.cape !== undefined;
}
