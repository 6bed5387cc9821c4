// A file of a plugin as two tools take it: by its path and its content.

import { findProfile, guessProfile, PROFILES, type Profile, withAnswer } from '@fucina/config-text';
import { type OpenedFile, prepareFile } from '@fucina/config-text/file';
import { withShownNotation } from '@fucina/config-text/inner';
import { explainFinding } from '@fucina/config-text/messages';
import { z } from 'zod';
import { ownTags } from '../limits.ts';
import { refuse, type ToolResult } from '../tool-function.ts';

/** What a file can be converted to. */
export const FILE_NOTATIONS = ['minimessage', 'legacy', 'section', 'json'] as const;

/** Which plugin a file belongs to, and what is in it. */
export const pluginFile = (most: number) => ({
  path: z
    .string()
    .min(1)
    .max(300)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'A path has no line breaks and no invisible characters.')
    .describe(
      'As it is in the server’s folder, such as plugins/Essentials/messages_en.properties: name and folder say the ' +
        'format and the plugin. YAML, JSON, TOML, HOCON and .properties are read',
    ),
  content: z.string().max(most, tooLong(most)).describe(`The file, up to ${most} characters`),
  profile: z
    .string()
    .max(60)
    .optional()
    .describe(
      'How its plugin reads texts, if the path does not say it: an id of fucina://profiles',
    ),
  readsMiniMessage: z
    .boolean()
    .optional()
    .describe(
      'For a plugin that is not known: whether it reads MiniMessage. Ask its owner, never guess',
    ),
  tags: ownTags,
});

function tooLong(most: number): string {
  return (
    `A file may have ${most} characters here. Send it in parts that begin at a key without indentation, or use ` +
    '“fucina mcp” or “fucina check” on your own machine, which take whole files.'
  );
}

type Given = z.output<z.ZodObject<ReturnType<typeof pluginFile>>>;

export interface PluginFile {
  readonly file: OpenedFile;
  readonly profile: Profile;
}

/** Loads what reads the file; what it returns reads it. */
export async function preparePluginFile(given: Given): Promise<ToolResult<() => PluginFile>> {
  const { path, content, profile: id, ...answer } = given;
  const prepared = await prepareFile(path, new TextEncoder().encode(content));
  if (!prepared.ok) {
    const { code } = prepared.error;
    const { why, fix } = explainFinding({ code: code });
    return refuse({ code, message: `${why} ${fix}` });
  }
  const found = id === undefined ? undefined : findProfile(id);
  if (id !== undefined && found === undefined) return refuse(unknownProfile(id));
  // Whoever names a profile wants its texts to be converted.
  const said = id === undefined ? answer : { readsMiniMessage: true, ...answer };
  return {
    ok: true,
    value() {
      const file = prepared.value();
      const profile = found ?? guessProfile(path, file.content).profile;
      return { file, profile: withShownNotation(withAnswer(profile, said), file.texts) };
    },
  };
}

/** What nobody knows about the plugin of a file, as a question to its owner. */
export function openQuestion({ profile, file }: PluginFile): string | undefined {
  if (profile.readsMiniMessage !== 'unknown') return undefined;
  return (
    `Nobody here knows whether the plugin of ${file.name} reads MiniMessage. Ask whoever owns it, and call again ` +
    'with readsMiniMessage true or false. Until then nothing is converted.'
  );
}

function unknownProfile(id: string | undefined) {
  const known = PROFILES.map((each) => each.id).join(', ');
  return { code: 'profile-unknown', message: `There is no profile ${id}. Use one of: ${known}.` };
}
