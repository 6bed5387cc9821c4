import {
  type GuideName,
  guideNames,
  isReference,
  type LanguageCode,
  languageCodes,
} from '@fucina/site';
import { words } from '@fucina/site/words';
import { readManual } from './manual.ts';
import { divideRules, type RuleText } from './rule-texts.ts';

interface WordsOfPages {
  readonly docs: object;
  readonly reference: object;
  /** By the name of the rule. */
  readonly rules: Readonly<Record<string, RuleText>>;
}

/** The words of each language, with the texts of the manual's guides in their place. */
export async function wordsOfPages(): Promise<Readonly<Record<LanguageCode, WordsOfPages>>> {
  const entries = await Promise.all(
    languageCodes.map(async (code) => [code, await withGuides(code)] as const),
  );
  // Its entries are those of `languageCodes`.
  return Object.fromEntries(entries) as Record<LanguageCode, WordsOfPages>;
}

async function withGuides(language: LanguageCode): Promise<WordsOfPages> {
  const manual = await readManual(language);
  const textOf = (name: GuideName) => {
    const { body, headings } = manual.get(name) ?? {};
    return { body, headings };
  };
  const { list, rules } = divideRules(manual.get('reference/rules')?.body ?? []);
  const { docs } = words[language];
  const guides = guideNames.map((name) => [
    name,
    { ...docs.guides[name], ...(!isReference(name) && textOf(name)) },
  ]);
  // As `guideSection` names them.
  const reference = guideNames
    .filter(isReference)
    .map((name) => [name.split('/')[1], textOf(name)]);
  return {
    ...words[language],
    docs: { ...docs, guides: Object.fromEntries(guides) },
    reference: { ...Object.fromEntries(reference), rules: { body: list } },
    rules,
  };
}
