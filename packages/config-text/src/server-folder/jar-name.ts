const NAME_AND_VERSION =
  /^([a-z][\w. ]*?)(?:[-_ +]+(?:bukkit|spigot|paper|folia|velocity|bungee))*[-_ ]v?(\d{1,6}(?:\.\d{1,6})+[\w.+-]*)\.jar$/i;

/** What the name of a jar says, as in `Vault-1.7.3.jar`: less than what is in it. */
export function readJarName(
  name: string,
): { readonly plugin: string; readonly version: string } | undefined {
  const [, plugin, version] = NAME_AND_VERSION.exec(name.slice(0, 200)) ?? [];
  return plugin === undefined || version === undefined ? undefined : { plugin, version };
}
