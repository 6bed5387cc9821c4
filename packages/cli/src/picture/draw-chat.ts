import type { Component } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlaceAlone, type PlacePicture } from '@fucina/pixel-drawing';
import { layOut, showText } from '@fucina/text-places';

export interface ChatPicture extends PlacePicture {
  /** Lines at the top that the chat has no room for. */
  readonly hidden: number;
}

/** The open chat with these messages. */
export function drawChat(messages: readonly Component[], scale: number): ChatPicture {
  const shown = messages.map((message) => showText(message));
  const layout = layOut('chat', shown, { font: COMPLETE_FONT });
  const cut = layout.notices.find((notice) => notice.code === 'lines');
  return { ...drawPlaceAlone(layout, scale), hidden: cut ? cut.count - cut.shown : 0 };
}
