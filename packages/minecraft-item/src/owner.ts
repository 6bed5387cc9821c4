import type { Family } from './families.ts';
import { quoteTag, writeCompound, writeInts, writeList } from './tag.ts';
import type { Texture } from './texture.ts';
import { idFromTexture, textureFromHash } from './texture.ts';
import { toUuidInts, writeDashedUuid } from './uuid.ts';

/** Whose head it is. The game looks a name up, and from 1.20.5 on an id too; a texture is final. */
export type HeadOwner =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'id'; readonly uuid: string }
  | { readonly kind: 'texture'; readonly texture: Texture; readonly uuid: string | undefined };

// 1.20.5+: 1 to 16 characters from ! to ~; a name with anything else fails the whole command.
const PROFILE_NAME = /^[!-~]{1,16}$/;

export function isProfileName(name: string): boolean {
  return PROFILE_NAME.test(name);
}

/** The value of SkullOwner or minecraft:profile; undefined where the game could not find the head. */
export function writeOwner(owner: HeadOwner, family: Family, short: boolean): string | undefined {
  const isProfile = family.layout === 'components';
  switch (owner.kind) {
    case 'name':
      return quoteTag(owner.name, '"');
    case 'id':
      // SkullOwner is only ever looked up by its name.
      return isProfile ? writeCompound([`id:${writeInts(toUuidInts(owner.uuid))}`]) : undefined;
    case 'texture':
      return isProfile ? writeProfile(owner, short) : writeSkullOwner(owner, family);
  }
}

type TexturedOwner = Extract<HeadOwner, { kind: 'texture' }>;

function writeSkullOwner({ texture, uuid }: TexturedOwner, family: Family): string {
  const digits = uuid ?? idFromTexture(texture.hash);
  const id =
    family.uuid === 'ints' ? writeInts(toUuidInts(digits)) : quoteTag(writeDashedUuid(digits), '"');
  const textures = writeList([writeCompound([`Value:${quoteTag(texture.value, '"')}`])]);
  return writeCompound([`Id:${id}`, `Properties:${writeCompound([`textures:${textures}`])}`]);
}

function writeProfile({ texture, uuid }: TexturedOwner, short: boolean): string {
  if (short) {
    const properties = writeCompound([`textures:${writeList([shortestValue(texture)])}`]);
    return writeCompound([`properties:${properties}`]);
  }
  const id = writeInts(toUuidInts(uuid ?? idFromTexture(texture.hash)));
  const property = writeCompound(['name:"textures"', `value:${quoteTag(texture.value, '"')}`]);
  return writeCompound([`id:${id}`, `properties:${writeList([property])}`]);
}

/** Values from a player's profile carry a name, a time and a signature that a head can do without. */
function shortestValue(texture: Texture): string {
  const shortest = textureFromHash(texture.hash);
  return quoteTag(shortest.ok ? shortest.value.value : texture.value, '"');
}
