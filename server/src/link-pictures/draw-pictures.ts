import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { writeOpaquePng } from '@fucina/png';
import type { Scene } from '@fucina/site-pictures';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBytes } from '../http/prepared-body.ts';
import { createCeiling } from '../limits/ceiling.ts';
import type { Metrics } from '../metrics.ts';

/** The PNG file of a scene; undefined for a text that our font cannot show. */
export type DrawPicture = (
  title: string,
  scene: Scene,
  client: string,
) => Promise<PreparedBody | undefined>;

const CEILING_NAME = 'link-picture';
/** A picture takes 5 MB until it is compressed. */
const LIMITS = {
  maxRunning: 4,
  maxStartsPerTurn: 1,
  maxRunningPerClient: 2,
  maxWaiting: 64,
  maxWaitingPerClient: 8,
  maxWaitMs: 5000,
};
const MAX_KEPT_BYTES = 16 * 2 ** 20;
// Rough: the objects around one picture.
const ENTRY_BYTES = 400;

type Kept = { readonly file: PreparedBody | undefined };

/** Draws each scene once. What it shows is its key, so a kept picture is never out of date. */
export function createPictureDrawer(metrics: Metrics): DrawPicture {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ file }) => (file?.body.length ?? 0) + ENTRY_BYTES,
  });
  const ceiling = createCeiling({
    ...LIMITS,
    observeRefusal: () => metrics.observeCeilingRefusal(CEILING_NAME),
  });
  metrics.watchCeiling(CEILING_NAME, ceiling);
  return async (title, scene, client) => {
    const key = createHash('sha1')
      .update(serialize([title, scene]))
      .digest('base64url');
    const known = kept.get(key);
    if (known) return known.file;
    return ceiling.run(client, async () => {
      // Others may have asked for the same picture meanwhile.
      const file = kept.get(key) ?? { file: await draw(title, scene) };
      kept.set(key, file);
      return file.file;
    });
  };
}

async function draw(title: string, scene: Scene): Promise<PreparedBody | undefined> {
  // The font and the drawing are loaded with the first picture.
  const { drawStatePicture } = await import('@fucina/site-pictures');
  const picture = drawStatePicture(title, scene);
  return picture && prepareBytes(await writeOpaquePng(picture), 'image/png');
}
