import { toPlain } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlaceAlone, sizeAlone } from '@fucina/pixel-drawing';
import { BEDROCK, layOut, PLACE_IDS, showText, usualOptions } from '@fucina/text-places';
import { explainNotice, placeLabels } from '@fucina/text-places/messages';
import { READ_NOTATIONS, readSource } from '@fucina/text-workshop';
import { z } from 'zod';
import { gameVersion, readNotation, TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';
import { unreadText } from './unread-text.ts';

export const previewText = defineToolFunction({
  name: 'preview_text',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Preview a text',
  description:
    'Draws formatted Minecraft text as the game shows it, in the place where it will stand: chat, title, boss bar, sign, ' +
    'book, item, sidebar and others. Returns a picture, and what a reader will not see there.',
  input: z.strictObject({
    text: z
      .string()
      .max(TOOL_LIMITS.drawnText)
      .describe(`${TOOL_LIMITS.drawnLetters} letters at most; codes do not count`),
    from: readNotation.optional().describe('The notation; recognized from the text if absent'),
    place: z.enum(PLACE_IDS).default('chat'),
    game: z
      .union([gameVersion, z.literal(BEDROCK)])
      .optional()
      .describe('The version that shows it, or bedrock; the newest Java Edition if absent'),
    scale: z.int().min(1).max(4).default(2).describe('Pixels for one of the game’s interface'),
  }),
  output: z.object({
    place: z.enum(PLACE_IDS),
    width: z.int(),
    height: z.int(),
    notices: z
      .array(z.string())
      .describe('What a reader will not see there, or only with some versions'),
    boxes: z
      .array(z.string())
      .describe(
        'Characters that are drawn as boxes here, because our font lacks them; the game may have them',
      ),
  }),
  run({ text: given, from, place, game, scale }) {
    const read = readSource(given, { format: from && READ_NOTATIONS[from] });
    if (!read.ok) return refuse(unreadText(read));
    const letters = toPlain(read.value).length;
    if (letters > TOOL_LIMITS.drawnLetters) return refuse(tooLong(letters));
    const layout = layOut(
      place,
      showText(read.value, game),
      { font: COMPLETE_FONT },
      usualOptions(place, placeLabels()),
    );
    const { width, height } = sizeAlone(layout.area, scale);
    if (width * height > TOOL_LIMITS.pixels) return refuse(tooLarge(scale));
    const { picture, missing } = drawPlaceAlone(layout, scale);
    const notices = layout.notices.slice(0, TOOL_LIMITS.findings);
    return {
      ok: true,
      value: {
        place,
        width,
        height,
        notices: notices.map((notice) => explainNotice(place, notice)),
        boxes: missing.slice(0, TOOL_LIMITS.findings),
      },
      picture,
    };
  },
});

function tooLong(letters: number) {
  const most = TOOL_LIMITS.drawnLetters;
  const message = `The text has ${letters} letters. A picture shows ${most} at most: ask for a part of it.`;
  return { code: 'text-too-long', message, most };
}

function tooLarge(scale: number) {
  const most = TOOL_LIMITS.pixels;
  const message =
    `The picture would have more than ${most.toLocaleString('en')} pixels. ` +
    (scale > 1 ? 'Ask with a smaller scale.' : 'Ask with less text.');
  return { code: 'picture-too-large', message, most };
}
