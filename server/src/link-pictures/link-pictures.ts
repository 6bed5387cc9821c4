import type { LinkPicture } from './link-picture.ts';
import { lorePicture } from './states/lore-generator.ts';
import { messagePicture } from './states/motd.ts';
import { statusPicture } from './states/server-status.ts';
import { skinPicture } from './states/skins.ts';
import { headPicture } from './states/skulls.ts';
import { smallCapsPicture } from './states/small-caps.ts';
import { gradientPicture } from './states/text-gradient.ts';
import { workshopPicture } from './states/text-workshop.ts';

/** The tools whose links have pictures of their states. */
export const linkPictures: readonly LinkPicture[] = [
  gradientPicture,
  headPicture,
  lorePicture,
  messagePicture,
  skinPicture,
  smallCapsPicture,
  statusPicture,
  workshopPicture,
];
