import { type Loss, leftoverFormat } from '@fucina/minecraft-text';
import {
  FOREIGN_MARKUP,
  READ_NOTATIONS,
  readSource,
  shortNameOf,
  WRITE_NOTATIONS,
  type WriteNotation,
} from '@fucina/text-workshop';
import { z } from 'zod';
import { readNotation, TOOL_LIMITS, text } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';
import { unreadText } from './unread-text.ts';

export const convertText = defineToolFunction({
  name: 'convert_text',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Convert Minecraft text',
  description:
    'Rewrites formatted Minecraft text in another notation: MiniMessage, legacy & codes, § codes, JSON or SNBT text ' +
    'components, HTML, ANSI or plain text. Says what the new notation cannot express.',
  input: z.strictObject({
    text,
    from: readNotation
      .optional()
      .describe('Recognized from the text if absent; legacy is & codes, section § codes'),
    to: z.enum(Object.keys(WRITE_NOTATIONS) as WriteNotation[]), // the keys of that object
  }),
  output: z.object({
    text: z.string(),
    from: z.string().describe('The notation that was read'),
    losses: z
      .array(z.string())
      .describe(
        'Features that the new notation cannot express, and fields that were not read. ' +
          '“other-notation: legacy” means that & codes were in the text and stay letters; so do notations that ' +
          'are not read (bbcode, html, markdown, ansi, cmi), and components that are cut off or inside of other data',
      ),
  }),
  run({ text, from, to }) {
    const lines = text.split(/\r\n?|\n/).length;
    if (lines > TOOL_LIMITS.lines) return refuse(tooManyLines(lines));
    const read = readSource(text, { format: from && READ_NOTATIONS[from] });
    if (!read.ok) return refuse(unreadText(read));
    const { value, losses } = WRITE_NOTATIONS[to](read.value);
    const leftover = leftoverFormat(read.value, read.format);
    return {
      ok: true,
      value: {
        text: value,
        from: shortNameOf(read.format),
        losses: [
          ...read.losses.map((loss) =>
            'field' in loss ? `${loss.code}: ${loss.field}` : loss.code,
          ),
          ...namesOf(losses),
          ...(leftover ? [`other-notation: ${shortNameOf(leftover)}`] : []),
          ...FOREIGN_MARKUP.filter((each) => read.hints.includes(each)).map(
            (each) => `other-notation: ${each}`,
          ),
        ],
      },
    };
  },
});

function tooManyLines(lines: number) {
  const most = TOOL_LIMITS.lines;
  const message = `The text has ${lines} lines; ${most} are read at once. Send it in parts.`;
  return { code: 'too-many-lines', message, most };
}

function namesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.map(({ code, detail }) => (detail ? `${code}: ${detail}` : code)))];
}
