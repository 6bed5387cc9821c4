import type { TextureError } from '@fucina/minecraft-profile';
import type { ItemItalics } from '../item-text/item-text.ts';

export interface Recipient {
  /** A player's name or a selector; `@p` by default. */
  readonly target?: string | undefined;
  readonly count?: number | undefined;
  /** Of Java Edition, such as `1.20.4`, from 1.8 on; the newest by default. */
  readonly version?: string | undefined;
  /** Omits everything that the game adds by itself. */
  readonly short?: boolean | undefined;
}

export interface Described {
  /** As MiniMessage; blank means no name. */
  readonly name?: string | undefined;
  /** As MiniMessage, one entry per line. */
  readonly lore?: readonly string[] | undefined;
  /** `upright` by default. */
  readonly italics?: ItemItalics | undefined;
}

export interface HeadRequest extends Recipient, Described {
  readonly owner?:
    | { readonly name?: string | undefined; readonly uuid?: string | undefined }
    | undefined;
  /** The value of a `textures` property, or the hash of a texture. */
  readonly texture?: string | undefined;
}

export interface ItemRequest extends Recipient, Described {
  readonly item: string;
}

export type GiveError =
  | TextureError
  /** It is older than 1.8, or no version. */
  | { readonly code: 'version'; readonly field: 'version' }
  | { readonly code: 'target'; readonly field: 'target' }
  | {
      readonly code: 'count';
      readonly field: 'count';
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'item-id'; readonly field: 'item' }
  | { readonly code: 'lore-lines'; readonly field: 'lore'; readonly most: number }
  | { readonly code: 'owner-name'; readonly field: 'owner' }
  | { readonly code: 'owner-id'; readonly field: 'owner' }
  | { readonly code: 'owner-needs-texture'; readonly field: 'owner' };

export type GiveResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: GiveError };

export function refuse(error: GiveError): { readonly ok: false; readonly error: GiveError } {
  return { ok: false, error };
}
