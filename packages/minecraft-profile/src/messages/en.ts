export const en = {
  who: {
    empty: 'There is nothing here: a player’s name, a uuid or a texture is expected.',
    'name-length': 'A player name has {{most}} characters at most: this one has {{length}}.',
    'name-character':
      'A player name has only letters, digits and underscores: {{character}} cannot be part of it.',
    'name-bedrock':
      'Floodgate puts a dot before the names of Bedrock players. Mojang does not know them, so their skin is not found by name. On a Java account the name has no dot.',
    'texture-host': 'Textures are only taken from textures.minecraft.net.',
    'texture-path':
      'This is not the URL of a texture. It should look like http://textures.minecraft.net/texture/…',
    'texture-hash':
      'This is not the hash of a texture: it has 56 to 64 characters, 0 to 9 and a to f.',
    'texture-value': 'This value does not name the texture of a skin.',
  },
  characters: {
    space: 'a space',
    invisible: 'an invisible character',
    quoted: '“{{character}}”',
  },
};

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the error. */
export type MessageWords = typeof en;
