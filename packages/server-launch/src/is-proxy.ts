import { FLAG_SETS } from './flag-sets.ts';
import { serverRange } from './server-range.ts';
import type { CompleteSettings } from './settings.ts';

/** Whether the flags or the server are those of a proxy, which has no window and does not support `--nogui`. */
export function isProxy({
  flagSet,
  version,
}: Pick<CompleteSettings, 'flagSet' | 'version'>): boolean {
  return (
    FLAG_SETS[flagSet].proxy ||
    (version !== undefined && serverRange(version)?.software === 'velocity')
  );
}
