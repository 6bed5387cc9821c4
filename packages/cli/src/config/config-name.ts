/** Whether a file of this name holds texts of a plugin, and not only texts. JSON may be one text. */
export function hasConfigName(path: string): boolean {
  return /\.(?:ya?ml|properties|toml|conf|hocon|lang)$/i.test(path);
}
