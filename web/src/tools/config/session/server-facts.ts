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
}
