import { PROFILES } from '@fucina/config-text';
import { z } from 'zod';
import { RULE_IDS } from '../rules/rules.ts';
import { LEVELS } from '../rules/wanted-levels.ts';

/** Where the schema is, for those who installed the package beside their files. */
export const SCHEMA_ID = './node_modules/@fucina/cli/fucina.config.schema.json';

const keys = z.array(z.string());

const profile = z.enum(PROFILES.map(({ id }) => id).toSorted());

/** What the owner of a server knows about a plugin. */
const answer = z
  .strictObject({
    as: profile.describe('The plugin, or the notation; found out by default.'),
    readsMiniMessage: z.boolean().describe('Whether the plugin reads MiniMessage in these files'),
    items: z
      .enum(['clears-italic', 'adds-nothing'])
      .describe('Whether the plugin makes names and lore upright, or leaves their italics.'),
  })
  .partial();

/** What `fucina.config.json` may hold. */
export const settingsSchema = z
  .strictObject({
    $schema: z.string().describe(`The address of this schema, such as ${SCHEMA_ID}`),
    profiles: z
      .record(z.string(), z.union([profile, answer]))
      .describe(
        'Globs of files, and the plugin that reads them, or what you know about it. The last one that fits counts.',
      ),
    rules: z
      .partialRecord(z.enum(RULE_IDS.toSorted()), z.enum(LEVELS))
      .describe('Levels of rules; `fucina list rules` shows all.'),
    tags: z
      .record(z.string(), z.array(z.string().regex(/^[!?#]?[a-z0-9_-]+$/i)))
      .describe('Globs of files, and the names of tags that their plugins add, without brackets.'),
    ignore: keys.describe('Files that are left out of folders and globs, as in .gitignore.'),
    style: z
      .enum(['open', 'closed'])
      .describe('How MiniMessage is written: colors stay open, or every tag is closed.'),
    strings: z
      .record(
        z.string(),
        z
          .strictObject({
            never: keys.describe('Keys of strings that are no texts, such as **.command'),
            always: keys.describe('Keys of strings that are texts'),
          })
          .partial(),
      )
      .describe('Globs of files, and which of their strings are texts.'),
  })
  .partial()
  .meta({ title: 'Settings of fucina' });

export type SettingsFile = z.infer<typeof settingsSchema>;
