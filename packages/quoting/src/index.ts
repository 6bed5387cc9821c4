export {
  type CanWrite,
  type Escape,
  type EscapeSet,
  escapeUnits,
  type LongEscape,
  readEscape,
  readEscapes,
  writeEscapes,
} from './escapes.ts';
export { readJavaText, writeJavaString } from './java.ts';
export { JSON_ESCAPES } from './json.ts';
export {
  PROPERTIES_ESCAPES,
  readPropertiesText,
  writePropertiesText,
  writePropertiesValue,
} from './properties.ts';
export {
  isPlainWord,
  readShellWord,
  writeBashString,
  writeShellString,
  writeShellWord,
} from './shell.ts';
export { readTomlString, TOML_ESCAPES, TOML_LINES_ESCAPES, writeTomlString } from './toml.ts';
export {
  needsYamlEscapes,
  readYamlString,
  writeDoubleYamlString,
  writeShortYamlString,
  writeYamlString,
  YAML_ESCAPES,
} from './yaml.ts';
