import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdit, type RegistryEdit } from '../registry-edit.ts';

const WORDS = 'packages/site/src/words';
/** The guides, which are translated as texts: in English until somebody does. */
const MANUAL = 'docs/manual';
/** What the packages for others say. */
const MESSAGES = 'packages/*/src/messages';

export interface NewLanguage {
  /** Two letters (ISO 639-1), as in `?lng=de`. */
  readonly code: string;
  /** What the language calls itself. */
  readonly name: string;
  /** As Open Graph writes it: `de_DE`. */
  readonly locale: string;
}

type Translate = (key: string, sentence: string) => string;

/**
 * Writes the folder of a language and its lines in the lists of languages; answers with all paths. Without
 * `translate` its sentences are the English ones.
 */
export async function writeLanguage(
  root: string,
  language: NewLanguage,
  translate: Translate = (_, sentence) => sentence,
): Promise<readonly string[]> {
  const { code, name, locale } = language;
  if (!/^[a-z]{2}$/.test(code) || !/^[a-z]{2}_[A-Z]{2}$/.test(locale) || name === '') {
    throw new Error('Say code, locale and name, for example: de de_DE Deutsch');
  }
  const folder = join(root, WORDS, code);
  if (existsSync(folder)) throw new Error(`${WORDS}/${code} exists already.`);

  await mkdir(folder);
  const english = join(root, WORDS, 'en');
  const files = (await readdir(english)).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const words: unknown = JSON.parse(await readFile(join(english, file), 'utf8'));
    const translated = JSON.stringify(translateTree(words, translate), null, 2);
    await writeFile(join(folder, file), `${translated}\n`);
  }
  await writeFile(
    join(folder, 'index.ts'),
    wordsModule(await readFile(join(english, 'index.ts'), 'utf8'), code),
  );
  const allMessages = globSync(MESSAGES, { cwd: root }).sort();
  for (const messages of allMessages) {
    const { en } = await import(join(root, messages, 'en.ts'));
    const translated = messagesModule(code, translateTree(en, translate));
    await writeFile(join(root, messages, `${code}.ts`), translated);
  }
  await writeFile(
    join(folder, 'language.ts'),
    `export const language = { code: '${code}', label: '${code.toUpperCase()}', name: ${JSON.stringify(name)}, locale: '${locale}' } as const;\n`,
  );
  await cp(join(root, MANUAL, 'en'), join(root, MANUAL, code), { recursive: true });
  const guides = (await readdir(join(root, MANUAL, code), { recursive: true })).filter((file) =>
    file.endsWith('.md'),
  );
  const edits = registryEdits(code, allMessages);
  for (const edit of edits) {
    const edited = await applyEdit(root, edit);
    await writeFile(join(root, edit.path), edited);
  }
  return [
    ...[...files, 'index.ts', 'language.ts'].map((file) => `${WORDS}/${code}/${file}`),
    ...allMessages.map((messages) => `${messages}/${code}.ts`),
    ...guides.map((file) => `${MANUAL}/${code}/${file}`),
    ...edits.map(({ path }) => path),
  ];
}

function translateTree(tree: unknown, translate: Translate, key = ''): unknown {
  if (typeof tree === 'string') return translate(key, tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, below]) => [name, translateTree(below, translate, name)]),
  );
}

/** English defines the type of the words; the other languages have it. */
function wordsModule(english: string, code: string): string {
  const translated = english
    .replace('export const words = ', 'export const words: Words = ')
    .replaceAll(/\b(\w*messages)\.en\b/gi, `$1.${code}`);
  return `import type { Words } from '../key.ts';\n${translated}`;
}

function messagesModule(code: string, messages: unknown): string {
  return `import type { MessageWords } from './en.ts';\n\nexport const ${code}: MessageWords = ${JSON.stringify(messages, null, 2)};\n`;
}

function registryEdits(code: string, allMessages: readonly string[]): readonly RegistryEdit[] {
  return [
    {
      path: 'packages/site/src/languages.ts',
      insertions: [
        {
          before: '\nexport type LanguageCode',
          line: `import { language as ${code} } from './words/${code}/language.ts';\n`,
        },
        { before: '] as const;', line: `, ${code}` },
      ],
    },
    {
      path: `${WORDS}/index.ts`,
      insertions: [
        {
          before: 'import type { WordKey, Words }',
          line: `import { words as ${code} } from './${code}/index.ts';\n`,
        },
        { before: '\n};\n', line: `\n  ${code},` },
      ],
    },
    ...allMessages.map((messages) => ({
      path: `${messages}/languages.ts`,
      insertions: [
        {
          before: 'import type { MessageWords }',
          line: `import { ${code} } from './${code}.ts';\n`,
        },
        { before: "';\n\n/** The sentences", line: `' | '${code}` },
        { before: ' };', line: `, ${code}` },
      ],
    })),
    wordsApart(code, 'command-line', '\nexport type CommandLineWords'),
    wordsApart(code, 'api-reference', '\nexport type ApiReferenceWords'),
    {
      path: `${WORDS}/config-findings.ts`,
      insertions: [
        {
          before: 'import { fillIn }',
          line: `import ${code} from './${code}/config-findings.json' with { type: 'json' };\n`,
        },
        { before: '\n};\n', line: `\n  ${code}: { ...messages.${code}, ...${code} },` },
      ],
    },
    wordsApart(code, 'editor', '\nexport type EditorWords'),
    wordsApart(code, 'extension', '\nexport type ExtensionWords'),
    wordsApart(code, 'rule-reference', '\nexport type RuleReferenceWords'),
    wordsApart(code, 'tag-reference', '\nexport type DescribedTag'),
    wordsApart(code, 'link-pictures', '\nexport type LinkPictureWords'),
    wordsApart(code, 'watch-alerts', '\nexport type WatchAlertWords'),
  ];
}

/** Words in a module of their own; its import is written before the text `before`. */
function wordsApart(code: string, name: string, before: string): RegistryEdit {
  return {
    path: `${WORDS}/${name}.ts`,
    insertions: [
      {
        before,
        line: `import ${code} from './${code}/${name}.json' with { type: 'json' };\n`,
      },
      { before: '\n};\n', line: `\n  ${code},` },
    ],
  };
}
