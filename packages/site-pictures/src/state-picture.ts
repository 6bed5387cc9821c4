import type { Picture } from '@fucina/skin-model';
import { isDrawable } from './state/drawable.ts';
import { createFrame } from './state/frame.ts';
import { drawGradientScene, type GradientScene } from './state/gradient.ts';
import { drawMessageScene, type MessageScene } from './state/message.ts';
import { drawPlayerScene, type PlayerScene } from './state/player.ts';
import { drawStatusScene, type StatusScene } from './state/status.ts';
import { drawTextScene, type TextScene } from './state/text.ts';
import { drawTooltipScene, type TooltipScene } from './state/tooltip.ts';

/** What a link opens, ready to be drawn. */
export type Scene =
  | GradientScene
  | MessageScene
  | PlayerScene
  | StatusScene
  | TextScene
  | TooltipScene;

/**
 * The picture of what a link of a tool opens; undefined for a text of which our font has too little. It is drawn into
 * the bytes of an earlier one, if they are handed in.
 */
export function drawStatePicture(
  title: string,
  scene: Scene,
  bytes?: Picture['data'],
): Picture | undefined {
  if ('runs' in scene && !isDrawable(scene.runs)) return undefined;
  const canvas = createFrame(title, bytes);
  switch (scene.kind) {
    case 'gradient':
      drawGradientScene(canvas, scene);
      break;
    case 'message':
      drawMessageScene(canvas, scene);
      break;
    case 'player':
      drawPlayerScene(canvas, scene);
      break;
    case 'status':
      drawStatusScene(canvas, scene);
      break;
    case 'text':
      drawTextScene(canvas, scene);
      break;
    case 'tooltip':
      drawTooltipScene(canvas, scene);
      break;
  }
  return canvas.picture;
}
