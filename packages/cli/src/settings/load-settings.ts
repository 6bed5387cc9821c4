import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { LineIndex } from '@fucina/config-text/inner';
import type { JSONScanner, Node, ParseError } from 'jsonc-parser';
import type { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { slashed } from '../slashed.ts';
import { readSmallFile } from './read-small-file.ts';
import { NO_SETTINGS, type Settings, settingsOf } from './settings-of.ts';

export const SETTINGS_FILE = 'fucina.config.json';

/** Settings are far less nested; the reader calls itself for each level. */
const MAX_NESTED = 50;

/** The settings of a file, or of the first one upwards from the working directory. */
export async function loadSettings(
  given: string | undefined,
  language: Language,
): Promise<Settings> {
  const path = given ?? findSettings();
  if (path === undefined) return NO_SETTINGS;
  const source = readSmallFile(path, language);
  return settingsOf(dirname(resolve(path)), await readSettings(path, source, language));
}

/** The file of the settings, from the working directory upwards. */
export function findSettings(folder = resolve('.')): string | undefined {
  const path = join(folder, SETTINGS_FILE);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : findSettings(parent);
}

/** Comments and commas at the end are accepted. What is wrong is told with its place. */
async function readSettings(path: string, source: string, language: Language) {
  const { code, say } = language;
  const [jsonc, zod, settings] = await Promise.all([
    import('jsonc-parser'),
    import('zod'),
    import('./settings.ts'),
  ]);
  const { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } = jsonc;
  const content = source.replace(/^\ufeff/, '');
  const lines = new LineIndex(content);
  const wrong = (offset: number, reason: string) => {
    const { line, column } = lines.placeOf(offset);
    const local = slashed(relative('.', path));
    return `${local}:${line}:${column}: ${reason}`;
  };
  const tooDeep = placeTooDeep(content, jsonc.createScanner(content, true));
  if (tooDeep !== undefined) throw new CliError(wrong(tooDeep, say('settings_too_deep')));
  const errors: ParseError[] = [];
  const tree = parseTree(content, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    const { syntaxSentence } = await import('../finding-sentences.ts');
    const found = error === undefined ? 'ValueExpected' : printParseErrorCode(error.error);
    const reason = say('settings_syntax', { detail: syntaxSentence(found, language) });
    throw new CliError(wrong(error?.offset ?? 0, reason));
  }
  const locale = zod.z.locales[code]();
  const read = settings.settingsSchema.safeParse(getNodeValue(tree), { error: locale.localeError });
  if (read.success) return read.data;
  const sentences = read.error.issues.flatMap(whichOf).map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const location = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const at = key === undefined ? location : [...location, key];
    const node = findNodeAtLocation(tree, at) ?? tree;
    const offset = key === undefined ? node.offset : keyOffset(node);
    const keys = location.join('.');
    return wrong(offset, `${keys === '' ? '' : `${keys}: `}${issue.message}`);
  });
  throw new CliError(sentences);
}

/** Where the first bracket is that is nested too deep. */
function placeTooDeep(content: string, scanner: JSONScanner): number | undefined {
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const first = content[scanner.getTokenOffset()] ?? '';
    if ('[{'.includes(first)) depth += 1;
    if (']}'.includes(first)) depth -= 1;
    if (depth > MAX_NESTED) return scanner.getTokenOffset();
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

/** What is wrong with a value that may be a word or an object: what is wrong with it as what it is. */
function whichOf(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [word = [], object = []] = issue.errors;
  const inside = object.some(({ code }) => code === 'invalid_type') ? word : object;
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

function keyOffset(value: Node): number {
  return value.parent?.type === 'property' ? value.parent.offset : value.offset;
}
