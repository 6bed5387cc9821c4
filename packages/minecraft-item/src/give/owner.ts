import {
  idFromTexture,
  type Texture,
  textureFromHash,
  writeDashedUuid,
  writeUuidIntArray,
} from '@fucina/minecraft-profile';
import type { VersionFamily } from '../families.ts';
import { quoteTag, writeCompound, writeList } from '../item-text/tag.ts';

/** The owner of a head. The game looks up a name, and since 1.20.5 also an id; a texture is used directly. */
export type HeadOwner =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'id'; readonly uuid: string }
  | { readonly kind: 'texture'; readonly texture: Texture; readonly uuid: string | undefined };

// Names that the game accepts in a command since 1.20.5; account names are more restricted.
const PROFILE_NAME = /^[!-~]{1,16}$/;

export function isProfileName(name: string): boolean {
  return PROFILE_NAME.test(name);
}

/** The SkullOwner or profile value; undefined where the game could not find the head. */
export function writeOwner(
  owner: HeadOwner,
  family: VersionFamily,
  short: boolean,
): string | undefined {
  const isProfile = family.layout === 'components';
  switch (owner.kind) {
    case 'name':
      return quoteTag(owner.name, '"');
    case 'id':
      // SkullOwner is only looked up by name.
      return isProfile ? writeCompound([`id:${writeUuidIntArray(owner.uuid)}`]) : undefined;
    case 'texture':
      return isProfile ? writeProfile(owner, short) : writeSkullOwner(owner, family);
  }
}

type TexturedOwner = Extract<HeadOwner, { kind: 'texture' }>;

function writeSkullOwner({ texture, uuid }: TexturedOwner, family: VersionFamily): string {
  const digits = uuid ?? idFromTexture(texture.hash);
  const id =
    family.uuid === 'ints' ? writeUuidIntArray(digits) : quoteTag(writeDashedUuid(digits), '"');
  const textures = writeList([writeCompound([`Value:${quoteTag(texture.value, '"')}`])]);
  return writeCompound([`Id:${id}`, `Properties:${writeCompound([`textures:${textures}`])}`]);
}

function writeProfile({ texture, uuid }: TexturedOwner, short: boolean): string {
  if (short) {
    const properties = writeCompound([`textures:${writeList([shortestValue(texture)])}`]);
    return writeCompound([`properties:${properties}`]);
  }
  const id = writeUuidIntArray(uuid ?? idFromTexture(texture.hash));
  const property = writeCompound(['name:"textures"', `value:${quoteTag(texture.value, '"')}`]);
  return writeCompound([`id:${id}`, `properties:${writeList([property])}`]);
}

/** Values from a player's profile also contain a name, a timestamp and a signature, which a head does not need. */
function shortestValue(texture: Texture): string {
  const shortest = textureFromHash(texture.hash);
  return quoteTag(shortest.ok ? shortest.value.value : texture.value, '"');
}
