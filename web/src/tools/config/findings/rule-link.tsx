import type { Rule } from '@fucina/config-text';
import { rulePath } from '@fucina/site';
import { useFindingWords } from './use-finding-words.ts';

/** To where the manual explains a rule; nothing until the sentences about rules are loaded. */
export function RuleLink({ rule }: { readonly rule: Rule }) {
  const sentences = useFindingWords();
  if (sentences === undefined) return null;
  return (
    <a
      href={rulePath(rule)}
      className="inline-flex flex-wrap items-center gap-x-1 underline wrap-anywhere pointer-coarse:min-h-control"
    >
      {sentences.words.in_manual} <span translate="no">{rule}</span>
    </a>
  );
}
