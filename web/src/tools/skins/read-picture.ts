import type { DrawnPicture } from '../../ui/copy-picture.ts';

/** A picture that exists already, to be copied: one of ours by its address, or the visitor's own file. */
export async function readPicture(picture: string | Blob): Promise<DrawnPicture> {
  const content = typeof picture === 'string' ? await fetchPicture(picture) : picture;
  return { file: asPng(content), missing: new Set() };
}

async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.blob();
}

/** The clipboard refuses a file that its system did not recognise as a PNG. */
function asPng(content: Blob): Blob {
  return content.slice(0, content.size, 'image/png');
}
