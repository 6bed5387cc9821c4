import type { Component } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { createCanvas, drawPlace, scaled } from '@fucina/pixel-drawing';
import type { Picture } from '@fucina/skin-model';
import { layOut, showText } from '@fucina/text-places';

export interface ChatPicture {
  readonly picture: Picture;
  /** What our font lacks; boxes are drawn instead. */
  readonly missing: readonly string[];
  /** Lines at the top that the chat has no room for. */
  readonly hidden: number;
}

/** What is behind the chat in place of a world. */
const GROUND = 0x2b2b2b;
/** Around the chat, so that underlines and shadows are not cut. */
const MARGIN = 4;

/** The open chat with these messages. */
export function drawChat(messages: readonly Component[], scale: number): ChatPicture {
  const shown = messages.map((message) => showText(message));
  const { area, shapes, texts, notices } = layOut('chat', shown, { font: COMPLETE_FONT });
  const size = {
    width: (area.width + 2 * MARGIN) * scale,
    height: (area.height + 2 * MARGIN) * scale,
  };
  const canvas = createCanvas(size, GROUND);
  const start = { x: (MARGIN - area.x) * scale, y: (MARGIN - area.y) * scale };
  const chat = scaled(canvas, { ...start, scale });
  const missing = drawPlace(chat, { shapes, texts }, COMPLETE_FONT);
  const cut = notices.find((notice) => notice.code === 'lines');
  return {
    picture: canvas.picture,
    missing: [...missing],
    hidden: cut ? cut.count - cut.shown : 0,
  };
}
