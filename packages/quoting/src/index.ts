// Readers and writers are apart: a page that writes a string loads no reader.
export { type Escape, type EscapeSet, readEscape, readEscapes } from './read-escapes.ts';
export { readShellWord } from './read-shell.ts';
export {
  JSON_ESCAPES,
  PROPERTIES_ESCAPES,
  readJavaText,
  readPropertiesText,
  readTomlString,
  readYamlString,
  TOML_ESCAPES,
  TOML_LINES_ESCAPES,
  YAML_ESCAPES,
} from './read-strings.ts';
export { type CanWrite, type LongEscape, writeEncoded } from './write-encoded.ts';
export { escapeUnits, writeEscapes } from './write-escapes.ts';
export { writeJavaString } from './write-java.ts';
export {
  isPlainWord,
  writeBashString,
  writeShellString,
  writeShellWord,
} from './write-shell.ts';
export { writePropertiesText, writePropertiesValue, writeTomlString } from './write-strings.ts';
export {
  needsYamlEscapes,
  writeDoubleYamlString,
  writeShortYamlString,
  writeYamlString,
} from './write-yaml.ts';
