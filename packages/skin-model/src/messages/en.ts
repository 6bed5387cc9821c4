export const en = {
  'skin-size': 'A skin has 64x64 or 64x32 pixels; this picture has {{width}}x{{height}}.',
};

/** The sentences of one language; English defines the keys. `{{name}}` is a value of the error. */
export type MessageWords = typeof en;
