import {
  type Component,
  type Loss,
  leftoverFormat,
  readAny,
  type TextFormat,
  toPlain,
  type Written,
  writeAnsi,
  writeHtml,
  writeJsonText,
  writeLegacy,
  writeMiniMessage,
  writeSnbt,
} from '@fucina/minecraft-text';
import { z } from 'zod';
import { TOOL_LIMITS, text } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

const READ = {
  minimessage: 'mini-message',
  legacy: 'legacy-ampersand',
  section: 'legacy-section',
  'bare-hex': 'legacy-bare-hex',
  json: 'json',
  snbt: 'snbt',
  plain: 'plain',
} as const satisfies Readonly<Record<string, TextFormat>>;

const WRITE = {
  minimessage: writeMiniMessage,
  legacy: (component) => writeLegacy(component),
  section: (component) => writeLegacy(component, { char: '§' }),
  json: (component) => writeJsonText(component),
  snbt: writeSnbt,
  html: writeHtml,
  ansi: writeAnsi,
  plain: (component) => ({ value: toPlain(component), losses: [] }),
} as const satisfies Readonly<Record<string, (component: Component) => Written<string>>>;

type Notation = keyof typeof WRITE;

export const convertText = defineToolFunction({
  name: 'convert_text',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Convert Minecraft text',
  description:
    'Rewrites formatted Minecraft text in another notation: MiniMessage, legacy & codes, § codes, JSON or SNBT text ' +
    'components, HTML, ANSI or plain text. Says what the new notation cannot express.',
  input: z.object({
    text,
    from: z
      .enum(Object.keys(READ) as (keyof typeof READ)[]) // the keys of that object
      .optional()
      .describe('Recognized from the text if absent; legacy is & codes, section § codes'),
    to: z.enum(Object.keys(WRITE) as Notation[]), // the keys of that object
  }),
  output: z.object({
    text: z.string(),
    from: z.string().describe('The notation that was read'),
    losses: z
      .array(z.string())
      .describe(
        'Features that the new notation cannot express, and fields that were not read. ' +
          '“other-notation: legacy” means that & codes were in the text and stay letters',
      ),
  }),
  run({ text, from, to }) {
    const read = readAny(text, from && READ[from]);
    if (!read.ok) return refuse({ ...read.error, from: nameOf(read.format) });
    const { value, losses } = WRITE[to](read.value);
    const leftover = leftoverFormat(read.value, read.format);
    return {
      ok: true,
      value: {
        text: value,
        from: nameOf(read.format),
        losses: [
          ...read.losses.map((loss) =>
            'field' in loss ? `${loss.code}: ${loss.field}` : loss.code,
          ),
          ...namesOf(losses),
          ...(leftover ? [`other-notation: ${nameOf(leftover)}`] : []),
        ],
      },
    };
  },
});

/** `&#rrggbb` is a variant of the legacy codes that the reader recognizes by itself. */
function nameOf(format: TextFormat): string {
  return Object.entries(READ).find(([, known]) => known === format)?.[0] ?? 'legacy';
}

function namesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.map(({ code, detail }) => (detail ? `${code}: ${detail}` : code)))];
}
