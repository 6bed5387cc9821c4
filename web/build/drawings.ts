import type { Plugin } from 'vite';
import { buildDrawings } from '../drawings/build.ts';

let built: Promise<void> | undefined;

/** Draws what stands behind the pictures of the game, and the pictures of tools, before a stylesheet asks for them. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    async buildStart() {
      built ??= buildDrawings();
      await built;
    },
  };
}
