/** Languages by what editors call them; those of config files come from other extensions in part. */
const LANGUAGES = [
  ...['java', 'kotlin', 'groovy', 'rust'],
  ...['javascript', 'javascriptreact', 'typescript', 'typescriptreact'],
  ...['yaml', 'json', 'jsonc', 'toml', 'properties', 'hocon', 'minimessage'],
];
const CONFIG_FILES = '**/*.{yml,yaml,json,jsonc,toml,properties,conf,hocon,lang}';

/** What the server is asked about; it knows which of them hold texts. */
export const DOCUMENTS = [
  ...LANGUAGES.map((language) => ({ language })),
  { pattern: CONFIG_FILES },
];
