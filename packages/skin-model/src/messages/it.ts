import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  'skin-size': 'Una skin ha 64x64 o 64x32 pixel; questa immagine ne ha {{width}}x{{height}}.',
};
