import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Longer texts than any chat, book or sign takes. */
export const MOST_GRADIENT_CHARACTERS = 10_000;
const MOST_GRADIENT_COLORS = 256;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const color = z.union([z.string(), z.object({ hex: z.string(), pos: z.number().optional() })]);

/** The names of the peers' services, so that their callers can come here unchanged. */
export const gradientEndpoint = defineEndpoint({
  id: 'gradient',
  method: 'GET',
  path: '/api/v2/rgb',
  summary: 'Spreads colours over a text and writes it in the format asked for.',
  query: z.object({
    text: z
      .string()
      .max(MOST_GRADIENT_CHARACTERS)
      .describe(`The text, ${MOST_GRADIENT_CHARACTERS} characters at most`),
    format: z
      .string()
      .default('MiniMessage')
      .describe(
        'A label such as `&#rrggbb`, or a template as JSON: {"color":"&#$1$2$3$4$5$6$f$c","char":"&"}',
      ),
    colors: z
      .string()
      .transform(readJson)
      .pipe(z.array(color, { error: 'not a JSON list of colours' }).max(MOST_GRADIENT_COLORS))
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
    prefixsuffix: z
      .string()
      .max(200)
      .optional()
      .describe('Put around the output, which stands for each $t'),
  }),
  reply: { json: z.object({ output: z.string() }) },
  problems: { bad_color: 400, bad_format: 400 },
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema behind it says what was expected
  }
}
