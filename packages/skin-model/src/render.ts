import { enlarge } from './enlarge.ts';
import { drawFlat, type FlatCrop } from './flat.ts';
import { isometricMap, type PixelMap } from './isometric.ts';
import { type Palette, skinPalette } from './palette.ts';
import { type Picture, type Pixels, pictureOf } from './pixels.ts';
import type { Skin } from './skin.ts';

/** From the front and the character's right, or its left; or straight from the front or back. */
export type View = 'iso' | 'iso-left' | 'front' | 'back';

export interface AvatarOptions {
  /** Pixels along one side. */
  readonly size: number;
  readonly overlay?: boolean;
}

export interface RenderOptions {
  /** Pixels along one texel; whole, unless the view is isometric. */
  readonly scale: number;
  readonly overlay?: boolean;
  readonly view?: View;
  /** The pixels of a 64x32 cape, worn on bodies and busts. */
  readonly cape?: Pixels | undefined;
}

/** The face as a square, fully opaque. */
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

/** Head and shoulders as a square, always seen flat. */
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
  return colour(
    isometricMap({ crop, model, scale, isFromLeft: view === 'iso-left', hasCape }),
    palette,
  );
}

function colour({ width, height, places }: PixelMap, palette: Palette): Picture {
  const pixels = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) pixels[at] = palette[places[at] ?? 0] ?? 0;
  return pictureOf(width, height, pixels);
}
