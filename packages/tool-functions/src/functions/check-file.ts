import { findInFile } from '@fucina/config-text';
import { explainFinding } from '@fucina/config-text/messages';
import { MINI_MESSAGE_PRESETS } from '@fucina/minecraft-text/mini-message';
import { z } from 'zod';
import { adventureVersion, gameVersion, TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction } from '../tool-function.ts';
import { openQuestion, pluginFile, preparePluginFile } from './plugin-file.ts';

export const checkFile = (most: number) =>
  defineToolFunction({
    name: 'check_file',
    price: { class: 'dear', answerBytes: 128 * 1024 },
    title: 'Check a plugin’s file',
    description:
      'Finds what is wrong in a config or language file of a Minecraft plugin: YAML that does not load, codes that stay ' +
      'letters, misspelt tags, colours that leak. Each finding has its line, a sentence, and often a fix.',
    input: z.strictObject({
      ...pluginFile(most),
      game: gameVersion.optional().describe('The oldest version of the game that players use'),
      adventure: adventureVersion.optional(),
      preset: z
        .enum(MINI_MESSAGE_PRESETS)
        .optional()
        .describe('What the plugin’s MiniMessage reads'),
      notes: z.boolean().default(false).describe('Also what is only worth knowing'),
    }),
    output: z.object({
      format: z.string(),
      profile: z.string().describe('How the plugin reads texts; generic: nobody knows the plugin'),
      plugin: z.string().optional(),
      texts: z.int().describe('Strings that were looked at'),
      settings: z.int().describe('Strings that are no texts'),
      count: z.int().describe(`All findings; the first ${TOOL_LIMITS.findings} are listed`),
      findings: z.array(
        z.object({
          level: z.enum(['error', 'warning', 'note']),
          rule: z.string().describe('Explained at fucina://rules/{rule}'),
          line: z.int(),
          column: z.int().describe('From 1, as the line'),
          endLine: z.int(),
          endColumn: z.int().describe('Exclusive'),
          message: z.string(),
          advice: z.string(),
          fix: z.string().optional().describe('What to write in place of that range'),
        }),
      ),
      question: z.string().optional().describe('What has to be known before it can be converted'),
    }),
    ask: preparePluginFile,
    run({ path, game, adventure, preset, notes }, read) {
      const opened = read();
      const { file, profile } = opened;
      const { found, texts, settings } = findInFile(path, file, profile, {
        ...{ version: game, adventure, preset },
        isWanted: ({ severity }) => notes || severity !== 'note',
      });
      const question = texts > 0 ? openQuestion(opened) : undefined;
      return {
        ok: true,
        value: {
          format: file.format,
          profile: profile.id,
          ...(profile.plugin !== undefined && { plugin: profile.plugin }),
          texts,
          settings,
          count: found.length,
          findings: found.slice(0, TOOL_LIMITS.findings).map((each) => {
            const { code, severity, fix, line, column, endLine, endColumn } = each;
            // A fix that replaces another range is not said with this one.
            const isHere = fix?.from === each.from && fix.to === each.to;
            const { why, fix: advice } = explainFinding(each);
            return {
              level: severity,
              rule: code,
              ...{ line, column, endLine, endColumn },
              message: why,
              advice,
              ...(fix && isHere && { fix: fix.insert }),
            };
          }),
          ...(question !== undefined && { question }),
        },
      };
    },
  });
