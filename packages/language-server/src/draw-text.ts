import type { DrawnText } from '@fucina/editor-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { createText, toPlain } from '@fucina/minecraft-text/component';
import { drawPlaceAlone, sizeAlone } from '@fucina/pixel-drawing';
import type { LanguageCode } from '@fucina/site';
import { layOut, PLACE_IDS, type PlaceId, showText, usualOptions } from '@fucina/text-places';
import { explainNotice, placeLabels, placeName } from '@fucina/text-places/messages';
import type { ServerHost } from './host.ts';

/** A text in a place of the game. */
export interface TextPicture {
  readonly place: PlaceId;
  /** What players call the place. */
  readonly name: string;
  /** A `data:` address. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** What players will not see there. */
  readonly notices: readonly string[];
}

/** Nobody looks at more of it at once, and to draw more takes long. */
const MAX_LETTERS = 2000;
/** Two pixels for one of the game, where that is no larger than what editors show at once. */
const SCALE = 2;
const MAX_WIDTH = 720;

/** Undefined for a text that is too long, and where nobody writes pictures. */
export async function drawText(
  text: DrawnText,
  place: PlaceId,
  language: LanguageCode,
  { writePicture }: ServerHost,
): Promise<TextPicture | undefined> {
  const { drawn, part } = text;
  if (writePicture === undefined || toPlain(drawn).length > MAX_LETTERS) return undefined;
  const shown = showText(drawn);
  // A line of lore is no name.
  const isBelow = place === text.place && part === 'line' && HEADED.has(place);
  const texts = isBelow ? [showText(createText('')), shown] : shown;
  const options = usualOptions(place, placeLabels(language));
  const { area, notices, ...layout } = layOut(place, texts, { font: COMPLETE_FONT }, options);
  const scale = sizeAlone(area, SCALE).width > MAX_WIDTH ? 1 : SCALE;
  const { width, height } = sizeAlone(area, scale);
  const { picture } = drawPlaceAlone({ ...layout, area }, scale);
  return {
    place,
    name: placeName(place, language),
    address: `data:image/png;base64,${await writePicture(picture)}`,
    width,
    height,
    notices: notices.map((notice) => explainNotice(place, notice, language)),
  };
}

/** A text in all places of the game, that in which players see it first. */
export async function drawEverywhere(
  text: DrawnText,
  language: LanguageCode,
  host: ServerHost,
): Promise<readonly TextPicture[]> {
  const places = [text.place, ...PLACE_IDS.filter((place) => place !== text.place)];
  const pictures = await Promise.all(places.map((place) => drawText(text, place, language, host)));
  return pictures.filter((picture) => picture !== undefined);
}

/** Where the first line is a name or a heading. */
const HEADED: ReadonlySet<PlaceId> = new Set(['item', 'sidebar', 'title']);
