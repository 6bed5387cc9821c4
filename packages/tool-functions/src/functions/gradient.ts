import { GRADIENT_FORMATS, GRADIENT_LIMITS, gradientText } from '@fucina/minecraft-text';
import { explainGradient } from '@fucina/minecraft-text/messages';
import { z } from 'zod';
import { TOOL_LIMITS, text } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

const style = z.boolean().default(false);

export const gradient = defineToolFunction({
  name: 'gradient',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Colour gradient',
  description:
    'Spreads two or more colours over a text, in MiniMessage or one of the legacy notations.',
  input: z.strictObject({
    text,
    colors: z
      .array(z.string().max(20))
      .min(1)
      .max(TOOL_LIMITS.colors)
      .describe('Hex colours such as #E43A96, spread evenly'),
    format: z
      .string()
      .max(GRADIENT_LIMITS.template)
      .default('MiniMessage')
      .describe(`One of ${GRADIENT_FORMATS.join(', ')}`),
    bold: style,
    italic: style,
    underline: style,
    strikethrough: style,
    obfuscate: style,
  }),
  output: z.object({ text: z.string() }),
  run(options) {
    const made = gradientText(options);
    return made.ok
      ? { ok: true, value: { text: made.value } }
      : refuse({ ...made.error, message: explainGradient(made.error) });
  },
});
