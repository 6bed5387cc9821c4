import { diagnoseMiniMessage } from '@fucina/minecraft-text';
import { explainProblem } from '@fucina/minecraft-text/messages';
import { MINI_MESSAGE_PRESETS } from '@fucina/minecraft-text/mini-message';
import { z } from 'zod';
import { adventureVersion, gameVersion, ownTags, TOOL_LIMITS, text } from '../limits.ts';
import { defineToolFunction } from '../tool-function.ts';

export const checkMiniMessage = defineToolFunction({
  name: 'check_minimessage',
  price: { class: 'dear', answerBytes: 128 * 1024 },
  title: 'Check MiniMessage',
  description:
    'Finds mistakes in MiniMessage text, such as unknown tags, missing arguments and legacy codes, each with its ' +
    'position and, where there is one, a fix.',
  input: z.strictObject({
    text,
    game: gameVersion.optional().describe('The oldest version of the game that players use'),
    adventure: adventureVersion.optional(),
    preset: z.enum(MINI_MESSAGE_PRESETS).optional().describe('What the plugin’s MiniMessage reads'),
    tags: ownTags,
  }),
  output: z.object({
    count: z.int().describe(`All mistakes; the first ${TOOL_LIMITS.findings} are listed`),
    mistakes: z.array(
      z.object({
        severity: z.enum(['error', 'warning', 'note']),
        code: z.string(),
        message: z.string(),
        from: z.int().describe('Offset in UTF-16 units'),
        to: z.int().describe('Exclusive'),
        line: z.int(),
        column: z.int().describe('From 1, as the line'),
        fix: z.string().optional().describe('What to write in place of that range'),
      }),
    ),
  }),
  run({ text, game, adventure, preset, tags = [] }) {
    const found = diagnoseMiniMessage(text, {
      ...{ version: game, adventure, preset },
      tags: new Set(tags.map((name) => name.toLowerCase())),
    });
    const mistakes = found.slice(0, TOOL_LIMITS.findings).map((mistake) => {
      const { severity, code, from, to, line, column, fix } = mistake;
      const message = explainProblem(mistake);
      return { severity, code, message, from, to, line, column, ...(fix !== undefined && { fix }) };
    });
    return { ok: true, value: { count: found.length, mistakes } };
  },
});
