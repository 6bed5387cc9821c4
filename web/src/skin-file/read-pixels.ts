import type { Pixels } from '@fucina/skin-model';

/**
 * The pixels as they are in the file, also the colors of transparent ones: the game shows those of the first layer. A 2D
 * canvas loses them, so it is only used where the browser has no WebGL.
 */
export function readPixels(bitmap: ImageBitmap): Pixels | undefined {
  return readByWebGl(bitmap) ?? readByCanvas(bitmap);
}

function readByWebGl(bitmap: ImageBitmap): Pixels | undefined {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return undefined;
  const { width, height } = bitmap;
  const data = new Uint8Array(width * height * 4);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const isReadable = gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE;
  if (isReadable) gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
  const isRead = isReadable && gl.getError() === gl.NO_ERROR;
  // Browsers allow only a few contexts at a time.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isRead ? { width, height, data } : undefined;
}

function readByCanvas(bitmap: ImageBitmap): Pixels | undefined {
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  return context?.getImageData(0, 0, width, height);
}
