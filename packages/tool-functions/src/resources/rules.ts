import { RULES, type Rule } from '@fucina/config-text';
import { explainFinding } from '@fucina/config-text/messages';
import { type Resource, type ResourceFamily, table } from './resource.ts';

const NAMES = [...RULES.keys()];

const explained = (rule: Rule) => explainFinding({ code: rule, name: '…', detail: '…' });

export const ruleList: Resource = {
  name: 'rules',
  uri: 'fucina://rules',
  title: 'Rules of check_file',
  description: 'What is looked for in plugins’ files, and how serious it is',
  read: () =>
    table(
      ['Rule', 'Level', 'What it finds'],
      NAMES.map((rule) => [rule, RULES.get(rule) ?? '', explained(rule).title]),
    ),
};

export const ruleFamily: ResourceFamily = {
  name: 'rule',
  uri: 'fucina://rules/{+rule}',
  title: 'A rule of check_file',
  description: 'Why something is wrong, and what to do, such as fucina://rules/yaml/tab',
  values: NAMES,
  read(name) {
    const rule = NAMES.find((each) => each === name);
    if (rule === undefined) return '';
    const { title, why, fix } = explained(rule);
    return `# ${title}\n\n${rule}, ${RULES.get(rule)}\n\n${why}\n\n${fix}`;
  },
};
