import { RULES, type Rule } from '@fucina/config-text';
import { explainFinding } from '@fucina/config-text/messages';
import { type LanguageCode, ruleAnchor } from '@fucina/site';
import { findingWords } from '@fucina/site/words/config-findings';
import { ruleReferenceWords } from '@fucina/site/words/rule-reference';
import { code, escaped, localeOf } from './markdown.ts';
import { commandOf, RULE_EXAMPLES, type RuleExample } from './rule-examples.ts';
import { placeOfRule } from './rule-places.ts';
import { runExample } from './run-example.ts';

/**
 * All rules by their kind, then a chapter for each, which is a page of the site: what `check` says of its example, the
 * example, and what to do.
 */
export async function rulesReference(language: LanguageCode): Promise<string> {
  const kinds = Map.groupBy(RULES.keys(), (rule) => rule.split('/')[0]);
  const list = Array.from(kinds, ([kind, rules]) => {
    const links = rules.map(
      (rule) => `[${escaped(titleOf(rule, language))}](#${ruleAnchor(rule)})`,
    );
    return `- **${kind}**: ${links.join(' · ')}`;
  });
  const sections = [list.join('\n')];
  for (const [kind, rules] of kinds) {
    sections.push(`## ${kind}`);
    // Only one command runs at a time.
    for (const rule of rules) sections.push(await ruleSection(rule, language));
  }
  return sections.join('\n\n');
}

function titleOf(rule: Rule, language: LanguageCode): string {
  const values = { code: rule, name: '…', detail: exampleOf(rule)?.detail ?? '…' };
  return explainFinding(values, language).title;
}

function exampleOf(rule: Rule): RuleExample | undefined {
  return Object.entries(RULE_EXAMPLES).find(([name]) => name === rule)?.[1];
}

async function ruleSection(rule: Rule, language: LanguageCode): Promise<string> {
  const { advice } = ruleReferenceWords[language];
  const example = exampleOf(rule);
  const values = { code: rule, name: '…', detail: example?.detail ?? '…' };
  const { title, why, fix } = explainFinding(values, language);
  const said = example === undefined ? why : await saidOf(rule, example, language);
  return [
    `### ${rule}`,
    `**${escaped(title)}**`,
    escaped(said).replaceAll('….', '…'),
    ...(example ? [`\`\`\`diff ${example.file}\n${difference(example)}\n\`\`\``] : []),
    `**${advice}** ${escaped(fix)}`.replaceAll('….', '…'),
    factsOf(rule, language),
  ].join('\n\n');
}

/** Its name, how serious it is, and the files and texts that it is about. */
function factsOf(rule: Rule, language: LanguageCode): string {
  const { facts, switch_off } = ruleReferenceWords[language];
  const example = exampleOf(rule);
  const command = example && commandOf(example);
  return [
    `- ${facts.rule}: ${code(rule)}. ${switch_off}`,
    `- ${facts.level}: ${findingWords[language].report[RULES.get(rule) ?? 'note']}`,
    `- ${facts.where}: ${placeOfRule(rule, language)}`,
    ...(command ? [`- ${facts.command} ${code(command)}`] : []),
  ].join('\n');
}

async function saidOf(rule: Rule, example: RuleExample, language: LanguageCode): Promise<string> {
  const found = await runExample(example, 'wrong', localeOf(language));
  const own = found.find((each) => each.rule === rule);
  if (own === undefined) throw new Error(`${rule} is not found in its example`);
  return own.message;
}

/** The lines that differ, among those that do not. */
function difference({ wrong, right }: RuleExample): string {
  const [before, after] = [wrong.split('\n'), right.split('\n')];
  const least = Math.min(before.length, after.length);
  const isSame = (one: number) => before.at(one) === after.at(one);
  let start = 0;
  while (start < least && isSame(start)) start += 1;
  let end = 0;
  while (end < least - start && isSame(-1 - end)) end += 1;
  return [
    ...before.slice(0, start).map((line) => ` ${line}`),
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
    ...before.slice(before.length - end).map((line) => ` ${line}`),
  ].join('\n');
}
