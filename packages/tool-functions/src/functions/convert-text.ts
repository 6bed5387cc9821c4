import { explainGiveCommand } from '@fucina/minecraft-item/messages';
import { type Loss, leftoverFormat } from '@fucina/minecraft-text';
import { explainProblem } from '@fucina/minecraft-text/messages';
import { words } from '@fucina/site/words';
import {
  READ_NOTATIONS,
  type ReadNotation,
  readSource,
  type SourceError,
  shortNameOf,
  WRITE_NOTATIONS,
  type WriteNotation,
} from '@fucina/text-workshop';
import { z } from 'zod';
import { TOOL_LIMITS, text } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

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
      .enum(Object.keys(READ_NOTATIONS) as ReadNotation[]) // the keys of that object
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
          '“other-notation: legacy” means that & codes were in the text and stay letters',
      ),
  }),
  run({ text, from, to }) {
    const read = readSource(text, { format: from && READ_NOTATIONS[from] });
    if (!read.ok) {
      const notation = shortNameOf(read.format);
      return refuse({ ...read.error, message: sentenceOf(read.error), notation });
    }
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
        ],
      },
    };
  },
});

function sentenceOf(error: SourceError): string {
  switch (error.code) {
    case 'give-command':
      return explainGiveCommand({ code: 'command' });
    case 'built-by-code':
      return words.en.text_workshop.unread_code;
    default:
      return explainProblem(error);
  }
}

function namesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.map(({ code, detail }) => (detail ? `${code}: ${detail}` : code)))];
}
