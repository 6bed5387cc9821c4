import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { gradientAnswer } from './replies/gradient.ts';

/** Length limit for the JSON text of the colors: 64 characters for each. */
const MAX_COLORS_LENGTH = 16_384;

/** The longest URL of the API, without host: 10,000 letters of a gradient, each of up to nine characters when encoded. */
export const LONGEST_TARGET = 98_304;

const textOf = (max: number) =>
  z.string().max(max, { error: `${max.toLocaleString('en')} characters at most.` });

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const color = z.union([z.string(), z.object({ hex: z.string(), pos: z.number().optional() })]);

/** Parameter names are those of the well-known gradient services, so that their clients can switch unchanged. */
export const gradientEndpoint = defineEndpoint({
  id: 'gradient',
  method: 'GET',
  path: '/api/v2/rgb',
  summary: 'Spreads colours over a text and writes it in the requested format.',
  query: z.object({
    text: textOf(GRADIENT_LIMITS.text).describe(
      `The text, ${GRADIENT_LIMITS.text} characters at most`,
    ),
    format: textOf(GRADIENT_LIMITS.format)
      .default('MiniMessage')
      .describe(
        'A label such as `&#rrggbb`, or a template as JSON: {"color":"&#$1$2$3$4$5$6$f$c","char":"&"}. ' +
          `Each template has ${GRADIENT_LIMITS.template} characters at most and each variable once.`,
      ),
    colors: textOf(MAX_COLORS_LENGTH)
      .transform(readColors)
      .pipe(
        z.array(color, { error: `not a JSON list of ${GRADIENT_LIMITS.colors} colours at most.` }),
      )
      .default([])
      .describe(
        'A JSON list of hex strings or of {"hex":"#E43A96","pos":0}, positions from 0 to 100',
      ),
    bold: flag.default(false),
    italic: flag.default(false),
    underline: flag.default(false),
    strikethrough: flag.default(false),
    obfuscate: flag.default(false),
    colorlength: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Characters per step of colour'),
    trimspaces: flag.optional().describe('White space gets no colour of its own'),
    lowercase: flag.optional().describe('Hex digits in lower case'),
    prefixsuffix: textOf(GRADIENT_LIMITS.template)
      .optional()
      .describe('A text around the output; each $t is replaced by the output'),
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
