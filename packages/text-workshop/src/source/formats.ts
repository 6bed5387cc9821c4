import type { TextFormat } from '@fucina/minecraft-text';

/** Every notation that a pasted text can be in. */
export const SOURCE_FORMATS = [
  'mini-message',
  'legacy-ampersand',
  'legacy-section',
  'legacy-hex',
  'legacy-bare-hex',
  'server-list-plus',
  'json',
  'snbt',
  'give-command',
  'plain',
] as const satisfies readonly (TextFormat | 'server-list-plus')[];

export type SourceFormat = (typeof SOURCE_FORMATS)[number];
