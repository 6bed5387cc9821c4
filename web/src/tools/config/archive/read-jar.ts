import {
  PLUGIN_DESCRIPTIONS,
  type PluginDescription,
  readPluginDescription,
} from '@fucina/config-text/inner';
import { readZip } from './read-zip.ts';

/** Descriptions are short, and a jar has at most one of each kind. */
const LIMITS = { files: PLUGIN_DESCRIPTIONS.size, fileBytes: 256 * 1024, bytes: 1024 * 1024 };
const OWN_MINI_MESSAGE = /(?:^|\/)minimessage\/MiniMessage\.class$/;

export interface JarFacts extends Pick<PluginDescription, 'folder' | 'version'> {
  /** MiniMessage is in the jar, or the server downloads it for the plugin. */
  readonly hasMiniMessage: boolean;
}

/** What the jar of a plugin says about it; undefined if it is none. Only its directory and description are read. */
export async function readJar(jar: Blob): Promise<JarFacts | undefined> {
  let isInJar = false;
  const read = await readZip(
    jar,
    (path) => {
      isInJar ||= OWN_MINI_MESSAGE.test(path);
      return PLUGIN_DESCRIPTIONS.has(path);
    },
    LIMITS,
  );
  if (!read.ok) return undefined;
  for (const { bytes } of read.value.files) {
    const description = readPluginDescription(new TextDecoder().decode(bytes));
    if (description === undefined) continue;
    const { folder, version, loadsMiniMessage } = description;
    return { folder, version, hasMiniMessage: isInJar || loadsMiniMessage };
  }
  return undefined;
}
