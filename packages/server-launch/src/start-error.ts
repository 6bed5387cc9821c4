import type { FlagSetId } from './flag-sets.ts';
import type { JavaVersion } from './java-version.ts';
import type { StartFormat } from './settings.ts';

/** Why there is no command. `src/messages` has a sentence for each code. */
export type StartError =
  | { readonly code: 'jar-name-too-long'; readonly max: number }
  | { readonly code: 'jar-name-control' }
  | { readonly code: 'jar-name-folder' }
  | { readonly code: 'jar-name-character'; readonly character: string }
  | { readonly code: 'jar-name-ending' }
  | { readonly code: 'jar-name-reserved'; readonly name: string }
  | { readonly code: 'memory-range'; readonly min: number; readonly max: number }
  | { readonly code: 'argument-control' }
  | { readonly code: 'argument-open-quote' }
  | {
      readonly code: 'argument-not-expressible';
      readonly argument: string;
      readonly character: string;
    }
  | { readonly code: 'argument-program'; readonly argument: string }
  | { readonly code: 'session-name' }
  | { readonly code: 'server-version-unknown'; readonly version: string }
  | { readonly code: 'flag-set-needs-java'; readonly flagSet: FlagSetId; readonly java: number }
  | { readonly code: 'format-needs-java'; readonly format: StartFormat; readonly java: number }
  | { readonly code: 'format-lacks-java'; readonly format: StartFormat; readonly java: JavaVersion }
  | { readonly code: 'no-java-command' }
  | { readonly code: 'line-too-long'; readonly max: number };

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: StartError };

export function refuse(error: StartError): { readonly ok: false; readonly error: StartError } {
  return { ok: false, error };
}
