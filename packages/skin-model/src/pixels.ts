/** Red, green, blue and alpha of every pixel, row by row; alpha is not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** An array whose memory a canvas can use. Before TypeScript 5.7 these types have no parameter, so none is written. */
export type Bytes = InstanceType<Uint8ClampedArrayConstructor>;
export type Numbers = InstanceType<Uint32ArrayConstructor>;

/** A picture that we create: its bytes can be passed to a canvas. */
export interface Picture extends Pixels {
  readonly data: Bytes;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a picture from pixels (one number each) without copying. */
export function pictureOf(width: number, height: number, pixels: Numbers): Picture {
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

/** True if every pixel of the rectangle satisfies the test. */
export function everyPixel(
  { width, data }: Pixels,
  area: Rectangle,
  test: (red: number, green: number, blue: number, alpha: number) => boolean,
): boolean {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      const at = (y * width + x) * 4;
      if (!test(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0))
        return false;
    }
  }
  return true;
}
