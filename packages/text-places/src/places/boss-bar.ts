import type { BossBarColor, BossBarNotches, Layout } from '../layout.ts';
import { LINE_HEIGHT, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface BossBarOptions {
  readonly color?: BossBarColor;
  readonly notches?: BossBarNotches;
  readonly progress?: number;
}

const WIDTH = 182;
const HEIGHT = 5;
const FIRST = 12;
const STEP = 19;
const MARGIN = 3;

/** One bar for each text, as long as they end in the upper third of the window. */
export function layOutBossBars(
  names: readonly PlaceText[],
  sheet: Sheet,
  { color = 'purple', notches = 0, progress = 1 }: BossBarOptions,
): Layout {
  const { width, height } = sheet.window;
  const most = Math.max(1, Math.ceil((height / 3 - FIRST) / STEP));
  const shown = names.slice(0, most);
  if (shown.length < names.length) {
    sheet.note({ code: 'lines', shown: shown.length, count: names.length });
  }
  const bar = {
    kind: 'boss-bar',
    x: sheet.middle - WIDTH / 2,
    width: WIDTH,
    height: HEIGHT,
  } as const;
  let content = WIDTH;
  for (const [index, name] of shown.entries()) {
    const y = FIRST + index * STEP;
    const line = sheet.lineOf(name);
    sheet.noteOver(index + 1, line.width - width);
    sheet.add({ ...bar, y, color, notches, progress });
    sheet.drawInMiddle(line, y - LINE_HEIGHT);
    content = Math.max(content, line.width);
  }
  const bottom = FIRST + (shown.length - 1) * STEP + HEIGHT;
  return sheet.finishMiddle(0, bottom + MARGIN, content);
}
