import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ANSWER_BYTES } from './price.ts';
import { gradientAnswer } from './replies/gradient.ts';

/** Length limit for the JSON text of the colors: 64 characters for each. */
const MAX_COLORS_LENGTH = 16_384;

/** The longest URL of the API, without host: 10,000 letters of a gradient, each of up to nine characters when encoded. */
export const MAX_TARGET_LENGTH = 98_304;

const textOf = (max: number) =>
  z
    .string({ error: 'is missing.' })
    .max(max, { error: `${max.toLocaleString('en')} characters at most.` });

const flag = z
  .enum(['true', 'false'], { error: 'true or false.' })
  .transform((value) => value === 'true');
const color = z.union([z.string(), z.object({ hex: z.string(), pos: z.number().optional() })], {
  error: 'neither a hex colour nor an object of hex and pos, a number.',
});
const STEP = { error: 'a whole number of at least 1.' };

/** Parameter names are those of the well-known gradient services, so that their clients can switch unchanged. */
export const gradientEndpoint = defineEndpoint({
  id: 'gradient',
  group: 'text',
  method: 'GET',
  path: '/api/v2/rgb',
  budget: 'gradient',
  price: { class: 'fair', answerBytes: MAX_ANSWER_BYTES, ceiling: 'turns' },
  query: z.object({
    text: textOf(GRADIENT_LIMITS.text),
    format: textOf(GRADIENT_LIMITS.format).default('MiniMessage'),
    colors: textOf(MAX_COLORS_LENGTH)
      .transform(readColors)
      .pipe(
        z.array(color, { error: `not a JSON list of ${GRADIENT_LIMITS.colors} colours at most.` }),
      )
      .default([]),
    bold: flag.default(false),
    italic: flag.default(false),
    underline: flag.default(false),
    strikethrough: flag.default(false),
    obfuscate: flag.default(false),
    colorlength: z.coerce.number(STEP).int(STEP).min(1, STEP).optional(),
    trimspaces: flag.optional(),
    lowercase: flag.optional(),
    prefixsuffix: textOf(GRADIENT_LIMITS.template).optional(),
  }),
  reply: { json: gradientAnswer },
  problems: { bad_color: 400, bad_format: 400, output_too_long: 400 },
});

/**
 * Undefined for anything but a JSON list of allowed length: the schema then reports a single error, however
 * many colors are wrong.
 */
function readColors(text: string): unknown {
  try {
    const colors: unknown = JSON.parse(text);
    return Array.isArray(colors) && colors.length <= GRADIENT_LIMITS.colors ? colors : undefined;
  } catch {
    return undefined;
  }
}
