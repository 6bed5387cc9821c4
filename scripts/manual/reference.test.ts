// The reference of the manual is what the tables of the packages say, and its examples are mistakes and their corrections.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '@fucina/config-text';
import { diagnoseMiniMessage } from '@fucina/minecraft-text/mini-message';
import { fallbackLanguage, languageCodes, ruleAnchor, rulePath } from '@fucina/site';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../packages/cli/src/language.ts';
import { ruleAddress } from '../../packages/cli/src/rules/rule-address.ts';
import { en as sentences } from '../../packages/minecraft-text/src/messages/en.ts';
import { TAGS } from '../../packages/minecraft-text/src/mini-message/tags/index.ts';
import { tagRows } from '../../packages/tool-functions/src/resources/tags.ts';
import { readManual } from '../../web/build/manual/manual.ts';
import { divideRules } from '../../web/build/manual/rule-texts.ts';
import { root } from '../pack/folders.ts';
import { localeOf } from './reference/markdown.ts';
import { RULE_EXAMPLES, WITHOUT_LINE } from './reference/rule-examples.ts';
import { runExample } from './reference/run-example.ts';
import { fileOf, referencePage, referencePages } from './reference/write-reference.ts';

const chapterIds = new Map(
  await Promise.all(
    languageCodes.map(async (code) => {
      const page = (await readManual(code)).get('reference/rules');
      return [code, Object.keys(page?.headings ?? {})] as const;
    }),
  ),
);

describe.each(languageCodes)('in %s', (language) => {
  test.each(referencePages)(
    'the page of %s is that of `npm run manual-reference`',
    { timeout: 60_000 },
    async (page) => {
      const written = readFileSync(fileOf(page, language), 'utf8');
      expect(written).toBe(await referencePage(page, language));
    },
  );
});

test('the command line knows where the repository is', () => {
  const homepages = ['package.json', 'packages/cli/package.json'].map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).homepage,
  );
  expect(homepages[0]).toBe(homepages[1]);
});

test.each(languageCodes)('each rule is linked to its chapter in %s', (code) => {
  const language = languageOf({ LANG: localeOf(code) });
  const page = readFileSync(fileOf('rules', code), 'utf8');
  for (const rule of RULES.keys()) {
    const [address, id] = ruleAddress(rule, language).split('#');
    expect(fileOf('rules', code).endsWith(address?.replace(/^.*\/docs\//, '/docs/') ?? '-')).toBe(
      true,
    );
    expect(page).toContain(`\n### ${rule}\n`);
    expect(chapterIds.get(code)).toContain(id);
    expect(page, `the list above the chapters has ${rule}`).toContain(`](#${id})`);
  }
});

test.each(languageCodes)('each rule has a page in %s, and the list leads to it', async (code) => {
  const manual = await readManual(code);
  const { list, rules } = divideRules(manual.get('reference/rules')?.body ?? []);
  expect(Object.keys(rules)).toEqual([...RULES.keys()]);
  for (const [rule, { title, head_title, description, body }] of Object.entries(rules)) {
    expect(JSON.stringify(list)).toContain(
      `{"href":"${rulePath(rule)}","id":"${ruleAnchor(rule)}"}`,
    );
    expect(head_title).toBe(`${title} (${rule})`);
    expect(head_title.length, head_title).toBeLessThan(75);
    expect(description.length, description).toBeGreaterThan(15);
    expect(description.length, description).toBeLessThan(200);
    expect(JSON.stringify(body)).toContain(`["code",["${rule}"]]`);
  }
});

test('what is found in a text alone is a rule, too, and linked to its chapter', () => {
  for (const code of Object.keys(sentences.tags)) {
    expect(chapterIds.get(fallbackLanguage)).toContain(ruleAnchor(`text/${code}`));
  }
});

test('every tag that the engine reads is in the table, and its example has no mistakes', () => {
  const rows = tagRows('en');
  const shown = rows.map(({ written, meaning }) => `${written} ${meaning}`).join(' ');
  for (const { names } of TAGS) {
    expect([names, names.some((name) => shown.includes(`<${name}`))]).toEqual([names, true]);
  }
  const mistakes = rows.flatMap(({ written }) => diagnoseMiniMessage(written));
  expect(mistakes.filter(({ severity }) => severity !== 'note')).toEqual([]);
});

test('every rule has an example, or a reason to have none', () => {
  const known = [...Object.keys(RULE_EXAMPLES), ...WITHOUT_LINE];
  expect(known.toSorted()).toEqual([...RULES.keys()].toSorted());
});

describe.each(Object.entries(RULE_EXAMPLES))('the example of %s', (rule, example) => {
  const found = async (which: 'wrong' | 'right') => {
    const all = await runExample(example, which, localeOf(fallbackLanguage));
    // That a tag lasts to the end of a text is no mistake, and said of many.
    return all
      .map((each) => each.rule)
      .filter((each) => each !== 'text/never-closed' || each === rule);
  };

  test('has this mistake and no other, and none when it is corrected', async () => {
    expect(new Set(await found('wrong'))).toEqual(new Set([rule]));
    expect(await found('right')).toEqual([]);
  });
});
