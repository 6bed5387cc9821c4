import { hasConfigName } from '../config/config-name.ts';
import type { ListedFile } from '../files/find-files.ts';
import type { InputFormat } from '../formats.ts';

const JSON_OF_TEXTS = /(?:^|\/)(?:plugins\/.*\.jsonc?|assets\/[^/]+\/lang\/[^/]+\.json)$/i;

/**
 * Files that hold texts of plugins, and not only texts. JSON is one text, unless its folder or a profile says
 * otherwise.
 */
export function isConfig(
  { path, isFound, bytes }: ListedFile,
  from: InputFormat,
  hasProfile: boolean,
): boolean {
  if (from !== 'auto' || path === '-') return false;
  const isAsked = isFound || bytes !== undefined || hasProfile;
  return isAsked || hasConfigName(path) || JSON_OF_TEXTS.test(path);
}
