import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { writeOpaquePng } from '@fucina/png';
import type { Scene } from '@fucina/site-pictures';
import type { Picture } from '@fucina/skin-model';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBytes } from '../http/prepared-body.ts';
import type { Job } from '../limits/dear-work.ts';

/** The PNG file of a scene; undefined for a text that our font cannot show. */
export type DrawPicture = (
  title: string,
  scene: Scene,
  job: Pick<Job, 'timed'>,
) => Promise<PreparedBody | undefined>;

const MAX_KEPT_BYTES = 16 * 2 ** 20;
// Rough: the objects around one picture.
const ENTRY_BYTES = 400;

type Kept = { readonly file: PreparedBody | undefined };

/** Draws each scene once. What it shows is its key, so a kept picture is never out of date. */
export function createPictureDrawer(): DrawPicture {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ file }) => (file?.body.length ?? 0) + ENTRY_BYTES,
  });
  // Three megabytes for each picture would keep the garbage collector busier than the drawing does.
  let bytes: Picture['data'] | undefined;

  const draw = async (
    title: string,
    scene: Scene,
    job: Pick<Job, 'timed'>,
  ): Promise<PreparedBody | undefined> => {
    // The font and the drawing are loaded with the first picture.
    const { drawStatePicture } = await import('@fucina/site-pictures');
    const picture = job.timed(() => drawStatePicture(title, scene, bytes));
    if (picture === undefined) return undefined;
    bytes = picture.data;
    // It is read before anybody else's turn: only the compression is waited for.
    return prepareBytes(await job.timed(() => writeOpaquePng(picture)), 'image/png');
  };

  return async (title, scene, job) => {
    const key = job.timed(() => keyOf(title, scene));
    const known = kept.get(key);
    if (known) return known.file;
    const file = await draw(title, scene, job);
    kept.set(key, { file });
    return file;
  };
}

function keyOf(title: string, scene: Scene): string {
  return createHash('sha1')
    .update(serialize([title, scene]))
    .digest('base64url');
}
