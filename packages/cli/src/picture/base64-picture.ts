import { Buffer } from 'node:buffer';
import { writePng } from '@fucina/png';
import type { Picture } from '@fucina/skin-model';

/** A picture as others take it in messages: a PNG file in base64. */
export function toBase64Picture(picture: Picture): string {
  return Buffer.from(writePng(picture)).toString('base64');
}
