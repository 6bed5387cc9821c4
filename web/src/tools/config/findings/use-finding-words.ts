import type { ConversionReason } from '@fucina/config-text';
import type { ExplainedFinding, Explanation, TagWords } from '@fucina/config-text/messages';
import type { FindingWords } from '@fucina/site/words/config-findings';
import { useMemo } from 'react';
import { createLazyModule, useNeeded } from '../../../ui/lazy-module.ts';
import { useWords } from '../../../words/use-words.tsx';

const sentences = createLazyModule(() => import('@fucina/site/words/config-findings'));

/** The sentences about findings, in the language of the page. */
export interface FindingSentences {
  /** For what has a sentence of its own: `words.dropped`, `words.kinds`, `words.archive`. */
  readonly words: FindingWords;
  readonly markup: TagWords;
  readonly explain: (finding: ExplainedFinding) => Explanation;
  readonly explainReason: (reason: ConversionReason) => Explanation;
}

/** Undefined until they are loaded, which begins when a component first asks for them. */
export function useFindingWords(): FindingSentences | undefined {
  const { language, section } = useWords();
  // Without a connection, rules are shown by their ids.
  const module = useNeeded(sentences);
  return useMemo(() => {
    if (module === undefined) return undefined;
    const words = module.findingWords[language];
    // The section has these words in every language (words.test.ts).
    const markup = section('ui.markup') as TagWords;
    return {
      words,
      markup,
      explain: (finding) => module.explainFindingWith(finding, words, markup),
      explainReason: (reason) => module.explainReasonWith(reason, words),
    };
  }, [module, language, section]);
}
