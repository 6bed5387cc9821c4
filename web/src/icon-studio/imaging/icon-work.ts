import { readHex } from '@fucina/color';
import {
  areaOf,
  blockSize,
  chooseScaling,
  type Frame,
  flatten,
  hasTransparency,
  mirror,
  outline,
  readIconFile,
  reduceColors,
  roundCorners,
  type ScaleMethod,
  type Scaling,
  scaleToIcon,
  thresholdAlpha,
  trimmedFrame,
  turnRight,
  wholeFrame,
  writeIconFile,
  type ZlibPair,
} from '@fucina/server-icon';
import type { Picture } from '@fucina/skin-model';
import type { Finish } from './finish.ts';

export interface Orientation {
  /** Quarter turns to the right. */
  readonly turns: number;
  readonly isMirrored: boolean;
}

export interface SourceFacts {
  readonly width: number;
  readonly height: number;
  /** The side of the squares of pixel art that was enlarged; otherwise 1. */
  readonly block: number;
  /** Around what is not transparent. */
  readonly trimmed: Frame | undefined;
}

/** What the icon is made of: a part of the opened picture, or a picture that was drawn here. */
export type IconBase =
  | { readonly kind: 'crop'; readonly frame: Frame; readonly method?: ScaleMethod | undefined }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly method: ScaleMethod };

export interface MadeIcon {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly scaling: Scaling;
  readonly isTransparent: boolean;
}

export interface IconWork {
  /** Keeps the picture for crops. */
  readonly open: (picture: Picture) => SourceFacts;
  readonly orient: (orientation: Orientation) => SourceFacts;
  readonly make: (base: IconBase, finish: Finish) => Promise<MadeIcon>;
  /** The pixels of an icon that was made here; undefined for other files. */
  readonly read: (file: Uint8Array<ArrayBuffer>) => Promise<Picture | undefined>;
}

const UPRIGHT: Orientation = { turns: 0, isMirrored: false };

/** Everything about an icon that takes long. */
export function createIconWork(zlib: ZlibPair): IconWork {
  let opened: Picture | undefined;
  let source: Picture | undefined;

  function orient({ turns, isMirrored }: Orientation): SourceFacts {
    if (opened === undefined) throw new Error('no picture is open');
    source = isMirrored ? mirror(opened) : opened;
    for (let turn = 0; turn < turns; turn += 1) source = turnRight(source);
    const { width, height } = source;
    return {
      width,
      height,
      block: blockSize(source, { x: 0, y: 0, width, height }),
      trimmed: trimmedFrame(source),
    };
  }

  function cropOf(base: IconBase): { readonly picture: Picture; readonly frame: Frame } {
    if (base.kind === 'picture') return { picture: base.picture, frame: wholeFrame(base.picture) };
    if (source === undefined) throw new Error('no picture is open');
    return { picture: source, frame: base.frame };
  }

  return {
    open(picture) {
      opened = picture;
      return orient(UPRIGHT);
    },
    orient,
    async make(base, finish) {
      const { picture, frame } = cropOf(base);
      const scaling = chooseScaling(picture, frame, base.method);
      const icon = applyFinish(scaleToIcon(picture, frame, scaling), finish);
      const file = await writeIconFile(icon, zlib);
      return { file, scaling, isTransparent: hasTransparency(icon) };
    },
    async read(file) {
      const read = await readIconFile(file, zlib.inflate);
      if (!read.ok) return undefined;
      return smallest(read.value);
    },
  };
}

/** Corners come after the background, so that they stay transparent. */
function applyFinish(icon: Picture, finish: Finish): Picture {
  const colorOf = (hex: string) => {
    const read = readHex(hex);
    return read.ok ? read.value : 0;
  };
  let finished = finish.transparency === 'hard' ? thresholdAlpha(icon) : icon;
  if (finish.hasOutline) finished = outline(finished, colorOf(finish.outlineColor));
  if (finish.transparency === 'fill' && hasTransparency(finished)) {
    finished = flatten(finished, colorOf(finish.background));
  }
  if (finish.radius > 0) finished = roundCorners(finished, finish.radius);
  return finish.colors === 'all' ? finished : reduceColors(finished, Number(finish.colors));
}

/** As few pixels as keep the whole drawing, so that it can be drawn on: 16, 32 or 64. */
function smallest(icon: Picture): Picture {
  const whole = wholeFrame(icon);
  const block = blockSize(icon, areaOf(whole));
  const step = block % 4 === 0 ? 4 : block % 2 === 0 ? 2 : 1;
  const size = icon.width / step;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const from = (Math.floor(at / size) * icon.width + (at % size)) * step * 4;
    data.set(icon.data.subarray(from, from + 4), at * 4);
  }
  return { width: size, height: size, data };
}
