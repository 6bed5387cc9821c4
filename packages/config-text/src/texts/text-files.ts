const NEVER = [
  /(?:^|\/)(?:plugin|paper-plugin|bungee)\.yml$/i,
  /(?:^|\/)(?:velocity-plugin|fabric\.mod)\.json$/i,
  /(?:^|\/)[^/]+\.mixins\.json$/i,
  /(?:^|\/)(?:neoforge\.)?mods\.toml$/i,
  /(?:^|\/)\.github\//i,
  /\.log$/i,
  // Names of materials, with lines at its head that only this plugin skips
  /(?:^|\/)Essentials\/items\.json$/i,
  // What the server writes down for itself
  /(?:^|\/)(?:version_history|usercache)\.json$/i,
  // Data of players
  /(?:^|\/)(?:userdata|playerdata|players)\//i,
];

/** Whether a file of a folder may hold texts: descriptions of plugins, logs and data of players hold none. */
export function mayHoldTexts(path: string): boolean {
  const normal = path.replaceAll('\\', '/');
  return !NEVER.some((pattern) => pattern.test(normal));
}
