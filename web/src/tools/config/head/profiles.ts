import { PROFILES, type Profile } from '@fucina/config-text';
import type { Translate } from '../../../words/translate.ts';

/** Names of profiles that are not those of a plugin. */
const NOTATIONS = [
  'generic',
  'generic-minimessage',
  'section',
  'item',
  'cmi-syntax',
  'iridium',
  'minedown',
] as const;

/** The name of a plugin; of several profiles for one plugin, with what tells them apart. */
export function profileName({ id, plugin }: Profile, t: Translate): string {
  const notation = NOTATIONS.find((one) => one === id);
  if (notation !== undefined) return t(`config.profiles.${notation}`);
  if (plugin === undefined) return id;
  const isOnly = PROFILES.filter((one) => one.plugin === plugin).length === 1;
  return isOnly ? plugin : `${plugin} (${id})`;
}
