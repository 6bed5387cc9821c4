import {
  looksLikeTextureHash,
  readUuid,
  textureFromHash,
  textureFromValue,
} from '@fucina/minecraft-profile';
import { familyOf } from '../families.ts';
import { type HeadOwner, isProfileName, writeOwner } from './owner.ts';
import {
  type Described,
  type GiveError,
  type GiveResult,
  type HeadRequest,
  refuse,
} from './request.ts';
import { type WriteTexts, writeGive } from './write-give.ts';

type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GiveError };

/** `giveHead` for a head without a name and lore: it needs no code that reads texts, and is small. */
export function givePlainHead(request: Omit<HeadRequest, keyof Described>): GiveResult {
  return writeHead({ ...request, name: undefined, lore: undefined }, () => ({
    name: undefined,
    lore: undefined,
  }));
}

export function writeHead(request: HeadRequest, writeTexts: WriteTexts): GiveResult {
  const family = familyOf(request.version);
  if (family === undefined) return refuse({ code: 'version', field: 'version' });
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
  return writeGive({ ...request, lore }, family, { ...head, owner: written }, writeTexts);
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
