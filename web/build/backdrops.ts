import type { Plugin } from 'vite';
import { buildBackdrops } from '../backdrops/build.ts';

let built: Promise<void> | undefined;

/** Draws what stands behind the pictures of the game before a stylesheet asks for it. */
export function backdrops(): Plugin {
  return {
    name: 'backdrops',
    async buildStart() {
      built ??= buildBackdrops();
      await built;
    },
  };
}
