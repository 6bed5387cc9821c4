import { readTomlString } from '@fucina/quoting';
import type { FoundTexts } from './found-message.ts';

/** The value alone: the rest of a pasted file may be cut off. */
const MOTD =
  /^[ \t]*motd[ \t]*=[ \t]*("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*')/m;
const VERSION = /^[ \t]*config-version[ \t]*=[ \t]*["']?(\d+)\.(\d+)/m;
/** Before it, Velocity had `&` codes. */
const MINI_MESSAGE_SINCE = [2, 6] as const;

/** The message of `velocity.toml`; undefined if there is none. */
export function readTomlTexts(text: string): readonly FoundTexts[] | undefined {
  const value = MOTD.exec(text)?.[1];
  const motd = value === undefined ? undefined : readTomlString(value);
  if (motd === undefined) return undefined;
  const [, major = '9', minor = '0'] = VERSION.exec(text) ?? [];
  const [leastMajor, leastMinor] = MINI_MESSAGE_SINCE;
  const isOld =
    Number(major) < leastMajor || (Number(major) === leastMajor && Number(minor) < leastMinor);
  return [{ foundIn: 'velocity', notation: isOld ? 'ampersand' : 'mini-message', lines: [motd] }];
}
