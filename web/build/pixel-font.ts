import type { Plugin } from 'vite';
import { buildPixelFont } from '../font/build.ts';

let built: Promise<void> | undefined;

/** Builds Fucina Pixel from its text art before the stylesheet asks for it. */
export function pixelFont(): Plugin {
  return {
    name: 'pixel-font',
    async buildStart() {
      built ??= buildPixelFont();
      await built;
    },
  };
}
