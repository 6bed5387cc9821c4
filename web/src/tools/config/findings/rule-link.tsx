import type { Rule } from '@fucina/config-text';
import { useFindingWords } from './use-finding-words.ts';

/** To where the manual explains a rule; nothing until the sentences about rules are loaded. */
export function RuleLink({ rule }: { readonly rule: Rule }) {
  const sentences = useFindingWords();
  if (sentences === undefined) return null;
  return (
    <a
      href={sentences.addressOf(rule)}
      className="self-start underline wrap-anywhere pointer-coarse:min-h-9"
    >
      {sentences.words.in_manual} <span translate="no">{rule}</span>
    </a>
  );
}
