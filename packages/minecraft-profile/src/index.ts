export { type BareText, readBareText, withoutUnseen } from './bare-text.ts';
export { hasTextBesideFence, inFence } from './fence.ts';
export {
  isPlayerName,
  type PlayerNameError,
  type PlayerNameResult,
  readPlayerName,
} from './player-name.ts';
export { type ProfileTextures, readProfileTextures } from './profile-textures.ts';
export { readWho, type Who, type WhoError, type WhoResult } from './read-who.ts';
export {
  idFromTexture,
  type Texture,
  type TextureError,
  type TextureResult,
  textureFromHash,
  textureFromValue,
} from './texture.ts';
export {
  looksLikeTextureHash,
  readTextureHash,
  type TextureUrlError,
  writeTextureUrl,
} from './texture-url.ts';
export {
  readAnyUuid,
  readUuid,
  readUuidInts,
  writeDashedUuid,
  writeUuidIntArray,
  writeUuidInts,
  writeUuidMostLeast,
} from './uuid.ts';
