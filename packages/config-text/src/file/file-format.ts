import type { Format } from '../formats/format.ts';
import { withShortKeys } from '../formats/short-keys.ts';

const LOADERS = {
  yaml: async () => (await import('../formats/yaml/index.ts')).yaml,
  properties: async () => (await import('../formats/properties/index.ts')).properties,
  toml: async () => (await import('../formats/toml/index.ts')).toml,
  hocon: async () => (await import('../formats/hocon/index.ts')).hocon,
  json: async () => (await import('../formats/json/index.ts')).json,
  lang: async () => (await import('../formats/lines/lang.ts')).lang,
  lines: async () => (await import('../formats/lines/text-lines.ts')).textLines,
} satisfies Readonly<Record<string, () => Promise<Format>>>;

export type FileFormat = keyof typeof LOADERS;

const BY_EXTENSION: Readonly<Record<string, FileFormat>> = {
  yml: 'yaml',
  yaml: 'yaml',
  properties: 'properties',
  toml: 'toml',
  conf: 'hocon',
  hocon: 'hocon',
  json: 'json',
  jsonc: 'json',
  lang: 'lang',
  txt: 'lines',
};

/** By the extension of the file’s name; undefined for files of other kinds. */
export function fileFormatOf(name: string): FileFormat | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

/** In front of other lines: a section of settings of a system, which are named `.conf` too. */
const SECTION = /^(?:\s*[#;].*\n)*\s*\[[^[\]"{},\n]+\]\s*?\n/;
/** In front of other lines: a key of YAML, which some plugins write into files named `.json`. */
const YAML_KEY = /^(?:\s*#.*\n)*\s*[\w-]+:\s/;

/** The format of a file whose name says this one; undefined for files of other kinds. */
export function formatOfContent(named: FileFormat, content: string): FileFormat | undefined {
  if (named === 'hocon' && SECTION.test(content)) return undefined;
  return named === 'json' && YAML_KEY.test(content) ? 'yaml' : named;
}

/** The readers and their libraries are loaded when a file needs them. */
export async function loadFormat(format: FileFormat): Promise<Format> {
  return withShortKeys(await LOADERS[format]());
}
