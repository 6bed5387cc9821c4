import type { Pixels } from '@fucina/skin-model';

/** The square of a picture that becomes the icon. What of it is outside the picture is transparent. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point, Size {}

export function areaOf({ x, y, size }: Frame): Area {
  return { x, y, width: size, height: size };
}

/** The largest square inside the picture, in its middle, on multiples of `step`. */
export function centeredFrame({ width, height }: Size, step = 1): Frame {
  const size = Math.max(step, floorTo(Math.min(width, height), step));
  return {
    x: floorTo((width - size) / 2, step),
    y: floorTo((height - size) / 2, step),
    size,
  };
}

/** The smallest square around the whole picture, which is in its middle. */
export function wholeFrame({ width, height }: Size): Frame {
  return squareAround({ x: 0, y: 0, width, height });
}

/** The smallest square around everything that is not transparent; undefined for a transparent picture. */
export function trimmedFrame({ width, height, data }: Pixels): Frame | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right === -1) return undefined;
  return squareAround({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 });
}

/** The frame at another place, on multiples of `step`, within the square around the whole picture. */
export function moveFrame({ size }: Frame, to: Point, picture: Size, step = 1): Frame {
  const whole = wholeFrame(picture);
  const place = (wanted: number, start: number) =>
    clamp(roundTo(wanted, step), start, start + whole.size - size);
  return { x: place(to.x, whole.x), y: place(to.y, whole.y), size };
}

/** The frame in another size, around the same middle. */
export function resizeFrame(frame: Frame, size: number, picture: Size, step = 1): Frame {
  const resized = clamp(roundTo(size, step), step, wholeFrame(picture).size);
  const by = (frame.size - resized) / 2;
  return moveFrame(
    { ...frame, size: resized },
    { x: frame.x + by, y: frame.y + by },
    picture,
    step,
  );
}

function squareAround({ x, y, width, height }: Area): Frame {
  const size = Math.max(width, height);
  return {
    x: x - Math.floor((size - width) / 2),
    y: y - Math.floor((size - height) / 2),
    size,
  };
}

function floorTo(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

function roundTo(value: number, step: number): number {
  // Not -0, which is written with its sign.
  return Math.round(value / step) * step || 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
