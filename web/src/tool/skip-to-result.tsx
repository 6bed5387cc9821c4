import type { MouseEvent } from 'react';
import { useWords } from '../words/use-words.tsx';

/** What a page's first `Output` is called. */
export const FIRST_RESULT = 'result';

/** For keys: past what stands between a text and its first *Copy*, in a positioned element. */
export function SkipToResult() {
  const { t } = useWords();
  return (
    <a href={`#${FIRST_RESULT}`} className="skip-link" onClick={skip}>
      {t('ui.result_bar.show')}
    </a>
  );
}

/** To *Copy* or, where there is nothing to copy, to what says why. The address stays as it is. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const result = document.getElementById(FIRST_RESULT);
  result?.querySelector<HTMLElement>('.button-primary:not([disabled]), textarea')?.focus();
}
