import type { Profile } from './profile.ts';

/** Where the authors of the plugin discuss MiniMessage in these files; undefined where no such place is known. */
export function issueOf({ sources }: Profile): string | undefined {
  return sources.find((source) => /\/(?:issues|pull|discussions)\/\d+$/.test(source));
}
