import {
  type Component,
  createStyle,
  createText,
  readMiniMessage,
  splitComponentLines,
  TOOLTIP_ID_STYLE,
} from '@fucina/minecraft-text';
import { layOut, showText } from '@fucina/text-places';
import type { DrawnPicture } from '../../ui/copy-picture.ts';
import { drawStage, font } from '../../ui/game-places/draw-picture.ts';
import type { LoreState } from './state.ts';

const UPRIGHT = createStyle({ italic: false });
const DETAIL = { ...TOOLTIP_ID_STYLE, italic: false };
/** A picture has room for everything. */
const WINDOW = { width: 100_000, height: 100_000 };

/** The tooltip as the page draws it. */
export function pictureOfTooltip(
  { title, lines, upright }: LoreState,
  details: readonly string[],
): Promise<DrawnPicture> {
  const written = [title, ...lines].flatMap((line) => splitComponentLines(componentOf(line)));
  const shown = [
    ...written.map((line) => (upright ? createText('', UPRIGHT, [line]) : line)),
    ...details.map((detail) => createText(detail, DETAIL)),
  ];
  return drawStage(
    layOut(
      'item',
      shown.map((each) => showText(each)),
      { font, window: WINDOW },
    ),
  );
}

/** Invalid text is shown verbatim. */
function componentOf(text: string): Component {
  const read = readMiniMessage(text);
  return read.ok ? read.value : createText(text);
}
