import { classifyString } from '@fucina/config-text';
import { askedPlaceOf } from '@fucina/config-text/inner';
import { findFiles } from '../files/find-files.ts';
import type { Language } from '../language.ts';
import { NO_SETTINGS } from '../settings/settings-of.ts';
import { openConfig } from './open-config.ts';

/** The plugins with texts of which nobody knows whether they read MiniMessage: their folders, below these or this one. */
export async function unknownPlugins(
  folders: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  const isHere = folders.length === 0;
  const options = { settings: NO_SETTINGS, ignorePath: undefined, allowsNone: isHere };
  const found = new Set<string>();
  for (const file of await findFiles(isHere ? ['.'] : folders, options, language)) {
    const place = askedPlaceOf(file.path);
    if (place === '' || found.has(place)) continue;
    const opened = await openConfig(file, undefined, language);
    if (!opened.ok || opened.value.profile.readsMiniMessage !== 'unknown') continue;
    const { profile, file: config } = opened.value;
    const hasTexts = config.texts.some(({ path, value }) => {
      const string = { path, value, isString: true };
      return classifyString(string, profile).kind !== 'setting';
    });
    if (hasTexts) found.add(place);
  }
  return [...found];
}
