import { useWords } from '../../../words/use-words.tsx';
import type { Found } from '../session/find-texts.ts';
import { useStudioView } from '../studio-context.tsx';

/** Why the list is empty. */
export function EmptyNote({ found }: { readonly found: Found }) {
  const { t } = useWords();
  const { isBusy } = useStudioView();
  const { texts, shown, counts } = found;
  if (texts.length > 0 || isBusy) return null;
  function reason() {
    if (counts[shown] > 0) return t('config.list.empty_search');
    if (shown !== 'texts') return t('config.list.empty');
    if (counts.settings === 0) return t('config.list.empty_file');
    const filter = t('config.filter.settings');
    return t('config.list.empty_settings', { count: counts.settings, filter });
  }
  return <p className="p-6 text-muted">{reason()}</p>;
}
