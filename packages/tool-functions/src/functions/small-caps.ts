import { toSmallCaps } from '@fucina/minecraft-text';
import { z } from 'zod';
import { text } from '../limits.ts';
import { defineToolFunction } from '../tool-function.ts';

export const smallCaps = defineToolFunction({
  name: 'small_caps',
  price: { class: 'fair', answerBytes: 64 * 1024 },
  title: 'Small capitals',
  description:
    'Writes a text in small capitals (ᴀʙᴄ), which the game shows without a resource pack.',
  input: z.strictObject({
    text,
    keepCodes: z
      .boolean()
      .default(true)
      .describe('Leave tags, colour codes and placeholders alone'),
  }),
  output: z.object({ text: z.string() }),
  run: ({ text, keepCodes }) => ({
    ok: true,
    value: { text: toSmallCaps(text, { skipCodes: keepCodes }) },
  }),
});
