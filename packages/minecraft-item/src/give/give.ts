import {
  looksLikeTextureHash,
  readUuid,
  type TextureError,
  textureFromHash,
  textureFromValue,
} from '@fucina/minecraft-profile';
import { familyFrom, type VersionFamily, type VersionFamilyId } from '../families.ts';
import { type ItemItalics, readItemText } from '../item-text/item-text.ts';
import { MAX_LORE_LINES } from '../limits.ts';
import { writeItemCommand } from './item-command.ts';
import { type HeadOwner, isProfileName, writeOwner } from './owner.ts';

interface Recipient {
  /** A player's name or a selector; `@p` by default. */
  readonly target?: string | undefined;
  readonly count?: number | undefined;
  readonly family: VersionFamilyId;
  /** Omits everything that the game adds by itself. */
  readonly short?: boolean | undefined;
}

interface Described {
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
  | { readonly code: 'family'; readonly field: 'family' }
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

type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GiveError };

const ITEM_ID = /^([a-z0-9_.-]+:)?[a-z0-9_./-]+$/;
// Lenient on purpose: plugins and Bedrock bridges put characters of their own before names.
const TARGET = /^(@[a-z](\[[^\n]*\])?|[^\s@/"'{}[\]]{1,64})$/;

/** Writes the command that gives a player's head, for a family of game versions. */
export function giveHead(request: HeadRequest): GiveResult {
  const family = familyFrom(request.family);
  if (family === undefined) return refuse({ code: 'family', field: 'family' });
  const owner = readOwner(request);
  if (!owner.ok) return owner;
  const short = request.short ?? false;
  const written = owner.value && writeOwner(owner.value, family, short);
  if (owner.value && written === undefined) {
    return refuse({ code: 'owner-needs-texture', field: 'owner' });
  }
  const head =
    family.layout === 'data-value'
      ? { item: 'skull', dataValue: 3 }
      : { item: 'player_head', dataValue: 0 };
  const lore = (request.lore ?? []).filter((line) => line.trim() !== '');
  return give({ ...request, lore }, family, { ...head, owner: written });
}

/** Writes the command that gives any item with a name and lore; blank lines of lore are kept. */
export function giveItem(request: ItemRequest): GiveResult {
  const family = familyFrom(request.family);
  if (family === undefined) return refuse({ code: 'family', field: 'family' });
  if (!ITEM_ID.test(request.item)) return refuse({ code: 'item-id', field: 'item' });
  return give(request, family, { item: request.item, dataValue: 0, owner: undefined });
}

function give(
  request: Recipient & Described,
  family: VersionFamily,
  item: { item: string; dataValue: number; owner: string | undefined },
): GiveResult {
  const {
    target = '@p',
    count = 1,
    name = '',
    lore = [],
    short = false,
    italics = 'upright',
  } = request;
  if (!TARGET.test(target)) return refuse({ code: 'target', field: 'target' });
  if (!Number.isInteger(count) || count < 1 || count > family.maxItems) {
    return refuse({ code: 'count', field: 'count', least: 1, most: family.maxItems });
  }
  if (lore.length > MAX_LORE_LINES) {
    return refuse({ code: 'lore-lines', field: 'lore', most: MAX_LORE_LINES });
  }
  const value = writeItemCommand({
    ...item,
    name: name.trim() === '' ? undefined : readItemText(name),
    lore: lore.map(readItemText),
    target,
    count,
    family,
    italics,
    short,
  });
  return { ok: true, value };
}

function readOwner({ owner, texture }: HeadRequest): Checked<HeadOwner | undefined> {
  const uuid = owner?.uuid === undefined ? undefined : readUuid(owner.uuid);
  if (owner?.uuid !== undefined && uuid === undefined) {
    return refuse({ code: 'owner-id', field: 'owner' });
  }
  if (texture !== undefined) {
    const read = looksLikeTextureHash(texture)
      ? textureFromHash(texture)
      : textureFromValue(texture);
    return read.ok ? { ok: true, value: { kind: 'texture', texture: read.value, uuid } } : read;
  }
  // The game would treat a name next to an id as complete and show the default skin, so only the name is
  // written.
  if (owner?.name !== undefined) {
    if (!isProfileName(owner.name)) return refuse({ code: 'owner-name', field: 'owner' });
    return { ok: true, value: { kind: 'name', name: owner.name } };
  }
  return { ok: true, value: uuid === undefined ? undefined : { kind: 'id', uuid } };
}

function refuse(error: GiveError): { readonly ok: false; readonly error: GiveError } {
  return { ok: false, error };
}
