// Every guide of the manual in both languages: what it shows is run, and where it leads to exists.
import { deepStrictEqual } from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_COLORS, readLegacy } from '@fucina/minecraft-text';
import { diagnoseMiniMessage } from '@fucina/minecraft-text/mini-message';
import { readMessageFile } from '@fucina/server-message/read';
import {
  everyPage,
  fallbackLanguage,
  type GuideName,
  guideNames,
  type LanguageCode,
  languageCodes,
} from '@fucina/site';
import { words } from '@fucina/site/words';
import { createToolFunctions, TOOL_LIMITS } from '@fucina/tool-functions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestFolder } from '../../packages/cli/src/testing/folder.ts';
import { readByShell } from '../../packages/cli/src/testing/read-by-shell.ts';
import type { CodeBlock, Guide } from '../../web/build/manual/guide.ts';
import { readManual } from '../../web/build/manual/manual.ts';
import { openInTool } from '../../web/build/manual/open-in-tool.ts';
import { readQuery } from '../../web/src/state/query.ts';
import { motdState } from '../../web/src/tools/motd/state.ts';
import { statusState } from '../../web/src/tools/server-status/state.ts';
import { workshopState } from '../../web/src/tools/text-workshop/state.ts';
import { root } from '../pack/folders.ts';
import { publishablePackages } from '../pack/publishable.ts';
import { exampleModule, shownValues } from '../readme/examples.ts';
import { localeOf } from './reference/markdown.ts';

const modules = join(root, '.cache', 'manual-examples');
const manuals = new Map(
  await Promise.all(languageCodes.map(async (code) => [code, await readManual(code)] as const)),
);

/** Languages of blocks; of those that nothing here runs, why. */
const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  sh: undefined,
  text: undefined,
  ts: undefined,
  minimessage: undefined,
  legacy: undefined,
  properties: undefined,
  toml: undefined,
  yaml: undefined,
  json: undefined,
  diff: 'is the same as a block that is printed, or in reference.test.ts',
  java: 'is code for a plugin',
};
/** What needs the internet, or has its place in documented-commands.test.ts. */
const NOT_RUN = /\bexample\.com\b|^(?:\w+=\S+ )*(?:npm|npx|docker|curl) /;
beforeAll(() => {
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  vi.stubGlobal('shows', deepStrictEqual);
});
afterAll(() => vi.unstubAllGlobals());

const all = languageCodes.flatMap((language) =>
  guideNames.map((name) => ({ language, name, guide: guideOf(language, name) })),
);

describe.each(all)('$name in $language', ({ language, name, guide }) => {
  const inEnglish = guideOf(fallbackLanguage, name);

  test('its title is that of the page', () => {
    expect(guide.title).toBe(words[language].docs.guides[name].title);
  });

  test('it has the headings and blocks of the English one', () => {
    expect(Object.keys(guide.headings)).toEqual(Object.keys(inEnglish.headings));
    const given = ({ blocks }: Guide) => blocks.filter((block) => block.language !== 'text');
    expect(given(guide)).toEqual(given(inEnglish));
    expect(guide.blocks).toHaveLength(inEnglish.blocks.length);
    expect(guide.links).toEqual(inEnglish.links);
  });

  test('it has an example near its beginning', () => {
    expect(JSON.stringify(guide.body.slice(0, 4))).toContain('"pre"');
  });

  test('each of its headings has an id, by which it is linked', () => {
    const ids = Object.keys(guide.headings);
    expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
    const elements = guide.body.filter((node) => typeof node !== 'string' && /^h/.test(node[0]));
    expect(elements).toHaveLength(ids.length);
  });

  test.each(guide.links.map((link) => ({ link })))('$link leads somewhere', ({ link }) => {
    const [target = '', anchor] = link.split('#');
    const other =
      target === ''
        ? name
        : guideNames.find((each) => target.replace(/^\.\.\//, '') === `${each}.md`);
    const path = other ? `/docs/${other}` : target;
    expect(everyPage.map((page): string => page.path)).toContain(path);
    if (anchor === undefined) return;
    expect(Object.keys(guideOf(fallbackLanguage, other ?? name).headings)).toContain(anchor);
  });

  test('each block is in a language that is checked here', () => {
    expect(guide.blocks.filter((block) => !(block.language in LANGUAGES))).toEqual([]);
  });

  test('its commands print what it says', { timeout: 60_000 }, async () => {
    const printed: string[] = [];
    for await (const { block, output } of runCommands(guide, localeOf(language))) {
      if (block !== undefined) expect(output).toBe(block.code);
      printed.push(output);
    }
    // What is shown before the command that prints it.
    const shown = guide.blocks.filter(isShown);
    for (const { code } of shown) expect(printed.join('\n')).toContain(code.trimEnd());
  });

  test('its apostrophes and quotes are ’ and “ ”', () => {
    expect(proseIn(guide.body).filter((text) => /['"´‘«»„]/.test(text))).toEqual([]);
  });

  const examples = guide.blocks.filter((block) => block.language === 'ts');
  test.each(examples.map(({ code }, index) => ({ number: index + 1, code })))(
    'example $number gives the values it shows',
    async ({ number, code }) => {
      expect(shownValues(code)).toBeGreaterThan(0);
      const file = join(modules, `${language}-${name}-${number}.ts`);
      writeFileSync(file, exampleModule(code));
      await import(file);
    },
  );

  test('its texts have no mistakes', () => {
    for (const { language: notation, code } of guide.blocks) {
      if (notation === 'minimessage') {
        expect(diagnoseMiniMessage(code.trimEnd()).filter(isMistake)).toEqual([]);
      }
      if (notation === 'legacy') expect(readLegacy(code).ok).toBe(true);
      if (notation === 'json') expect(() => JSON.parse(code)).not.toThrow();
    }
  });

  test('a block that a tool can open is what the tool has then', () => {
    for (const block of guide.blocks) {
      const opened = openInTool(block);
      if (opened?.href === undefined) continue;
      const [, query = ''] = opened.href.split('?');
      expect(textIn(opened.tool, new URLSearchParams(query))).toBe(expectedText(block));
    }
  });
});

test('the message of the MOTD guide is read from each of its files, both lines in the middle', () => {
  const files = guideOf(fallbackLanguage, 'motd').blocks.filter(({ file }) => file !== undefined);
  expect(files).toHaveLength(3);
  for (const { code } of files) {
    const read = readMessageFile(code);
    expect(read.ok && read.messages[0].message.lines.map(({ align }) => align)).toEqual([
      'center',
      'center',
    ]);
  }
});

test.each(languageCodes)(
  'the guide for agents in %s lists every tool that there is',
  (language) => {
    const nobody = async () =>
      ({ ok: false, error: { code: 'not-asked', message: 'Nobody.' } }) as const;
    const tools = createToolFunctions({
      serverStatus: nobody,
      watchedServer: nobody,
      mojangPlayer: nobody,
      mojangProfile: nobody,
      skinPixels: nobody,
    });
    expect(codesIn(guideOf(language, 'agents'))).toEqual(
      expect.arrayContaining(tools.map(({ name }) => name)),
    );
    expect(codesIn(guideOf(language, 'agents'))).toHaveLength(tools.length);
  },
);

test.each(languageCodes)('the guide for agents in %s says how long a file may be', (language) => {
  const most = TOOL_LIMITS.file.toLocaleString(language, { useGrouping: 'always' });
  const counted = { en: `${most} characters`, it: `${most} caratteri` }[language];
  const prose = proseIn(guideOf(language, 'agents').body).join(' ').replace(/\s+/g, ' ');
  expect(prose).toContain(counted);
});

test.each(languageCodes)(
  'the guide for bots in %s lists every package that others can use',
  (language) => {
    const names = publishablePackages()
      .filter(({ manifest }) => manifest.exports)
      .map(({ manifest }) => manifest.name);
    expect(codesIn(guideOf(language, 'bots')).toSorted()).toEqual(names.toSorted());
  },
);

test.each(languageCodes)('the guide about colours in %s lists the sixteen', (language) => {
  const table = NAMED_COLORS.flatMap(({ code, name, color }) => [
    code,
    name,
    `#${color.toString(16).padStart(6, '0').toUpperCase()}`,
  ]);
  const cells = codesIn(guideOf(language, 'colors'));
  expect(cells.join(' ')).toContain(table.join(' '));
});

/** What stands as code in the cells of a guide's tables, in order. */
function codesIn({ body }: Guide): readonly string[] {
  const cells = JSON.stringify(body).matchAll(/\["td",\[\["code",\["([^"]+)"\]\]\]\]/g);
  return [...cells].map(([, code = '']) => code);
}

/** What is no code. */
function proseIn(nodes: Guide['body']): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const [tag, children] = node;
    return tag === 'code' || tag === 'pre' ? [] : proseIn(children);
  });
}

function guideOf(language: LanguageCode, name: GuideName): Guide {
  const guide = manuals.get(language)?.get(name);
  if (guide === undefined) throw new Error(`there is no ${name} in ${language}`);
  return guide;
}

/** Runs the commands of a guide in order, in a folder with its files; with the block below that shows the output. */
async function* runCommands({ blocks }: Guide, locale: string) {
  const home = new TestFolder();
  try {
    for (const [index, { language, file, code }] of blocks.entries()) {
      if (file !== undefined) home.write(file, code);
      if (language !== 'sh' || NOT_RUN.test(code)) continue;
      const { input, words: given } = readByShell(code.trimEnd());
      const {
        stdout,
        stderr,
        code: exit,
      } = await home.fucina(given, {
        input: input ?? '',
        env: { LANG: locale },
      });
      // Wrong use, which a mistake in the settings is, too.
      expect(exit, stderr).not.toBe(2);
      const next = blocks[index + 1];
      yield { block: next?.language === 'text' ? next : undefined, output: stdout + stderr };
    }
  } finally {
    home.remove();
  }
}

/** A block that shows what a command prints, without the command above it. */
function isShown({ language }: CodeBlock, index: number, blocks: readonly CodeBlock[]): boolean {
  return language === 'text' && blocks[index - 1]?.language !== 'sh';
}

function isMistake({ severity }: { readonly severity: string }): boolean {
  return severity !== 'note';
}

/** What a tool shows of an address. */
function textIn(tool: string | undefined, query: URLSearchParams): string | undefined {
  if (tool === 'motd') {
    const { state } = readQuery(motdState, query);
    return state && `${state.line1}\n${state.line2}`;
  }
  if (tool === 'server-status') return readQuery(statusState, query).state?.address;
  return readQuery(workshopState, query).state?.text;
}

function expectedText({ language, code }: CodeBlock): string | undefined {
  if (language === 'sh') return /fucina status (\S+)/.exec(code)?.[1];
  const read = language === 'properties' && readMessageFile(code);
  return read !== false && read.ok
    ? read.messages[0].message.lines.map(({ text }) => text).join('\n')
    : code.trimEnd();
}
