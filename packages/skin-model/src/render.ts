import { enlarge } from './enlarge.ts';
import { drawFlat, type FlatCrop } from './flat.ts';
import { isometricMap, type PixelMap } from './isometric.ts';
import { type Palette, skinPalette } from './palette.ts';
import { type Picture, type Pixels, pictureOf } from './pixels.ts';
import type { Skin } from './skin.ts';

/** From the front and the character's right (`iso`) or left; or straight from the front or back. */
export type SkinView = 'iso' | 'iso-left' | 'front' | 'back';

export interface AvatarOptions {
  /** Width and height in pixels. */
  readonly size: number;
  readonly overlay?: boolean;
}

export interface RenderOptions {
  /** Pixels per texel; an integer, except in the isometric views. */
  readonly scale: number;
  readonly overlay?: boolean;
  readonly view?: SkinView;
  /** The pixels of a 64x32 cape, shown on bodies and busts. */
  readonly cape?: Pixels | undefined;
}

/** The face as a fully opaque square. */
export function renderAvatar(skin: Skin, { size, overlay = false }: AvatarOptions): Picture {
  const palette = skinPalette(skin, overlay);
  const face = drawFlat(palette, {
    crop: 'head',
    side: 'front',
    model: skin.model,
    hasCape: false,
  });
  return enlarge(face, size, size);
}

export function renderHead(skin: Skin, options: Omit<RenderOptions, 'cape'>): Picture {
  return render(skin, 'head', options);
}

export function renderBody(skin: Skin, options: RenderOptions): Picture {
  return render(skin, 'body', options);
}

/** Head and shoulders as a square, always in the flat view. */
export function renderBust(skin: Skin, options: RenderOptions): Picture {
  const view = options.view === 'back' ? 'back' : 'front';
  return render(skin, 'bust', { ...options, view });
}

function render(
  skin: Skin,
  crop: FlatCrop,
  { scale, overlay = false, view = 'iso', cape }: RenderOptions,
): Picture {
  const palette = skinPalette(skin, overlay, cape);
  const hasCape = cape !== undefined;
  const { model } = skin;
  if (crop === 'bust' || view === 'front' || view === 'back') {
    const side = view === 'back' ? 'back' : 'front';
    const figure = drawFlat(palette, { crop, side, model, hasCape });
    return enlarge(figure, figure.width * scale, figure.height * scale);
  }
  return color(
    isometricMap({ crop, model, scale, isFromLeft: view === 'iso-left', hasCape }),
    palette,
  );
}

function color({ width, height, places }: PixelMap, palette: Palette): Picture {
  const pixels = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) pixels[at] = palette[places[at] ?? 0] ?? 0;
  return pictureOf(width, height, pixels);
}
