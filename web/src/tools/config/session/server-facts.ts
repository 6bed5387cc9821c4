import type { StudioOptions } from '../worker/protocol.ts';

/** What the folder of a server says about itself, besides the files that hold texts. */
export interface ServerFacts {
  /** By the place of the plugin, as `askedPlaceOf` tells it. */
  readonly plugins: ReadonlyMap<string, PluginFacts>;
  readonly game?: string | undefined;
}

export interface PluginFacts {
  readonly version?: string | undefined;
  /** MiniMessage is in its jar, or loaded for it. */
  readonly hasMiniMessage?: boolean;
  /** What its README says about it, as it is there. */
  readonly readme?: string;
}

export const NO_FACTS: ServerFacts = { plugins: new Map() };

/** What is told later counts. */
export function addFacts(known: ServerFacts, { plugins, game }: ServerFacts): ServerFacts {
  return { plugins: new Map([...known.plugins, ...plugins]), game: game ?? known.game };
}

/** The versions of plugins stand beside what their owner says of them. */
export function withFacts(
  { plugins: answered = [], ...options }: StudioOptions,
  { plugins, game }: ServerFacts,
): StudioOptions {
  const known = new Map(answered);
  for (const [place, { version }] of plugins) {
    if (version !== undefined) known.set(place, { ...known.get(place), version });
  }
  return {
    ...options,
    ...(known.size > 0 && { plugins: [...known] }),
    ...(game !== undefined && { game }),
  };
}
