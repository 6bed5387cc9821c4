export type SourceLanguage = 'java' | 'kotlin' | 'groovy' | 'javascript' | 'rust';

const BY_EXTENSION: Readonly<Record<string, SourceLanguage>> = {
  java: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  groovy: 'groovy',
  gradle: 'groovy',
  js: 'javascript',
  cjs: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  ts: 'javascript',
  cts: 'javascript',
  mts: 'javascript',
  tsx: 'javascript',
  rs: 'rust',
};

/** By the extension of the file’s name; undefined for files of other kinds. TypeScript is read as JavaScript is. */
export function sourceLanguageOf(name: string): SourceLanguage | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}
