import { useWords } from '../../../words/use-words.tsx';
import type { Found } from '../session/find-texts.ts';
import { problemsOfFile } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { useStudioView } from '../studio-context.tsx';

interface EmptyNoteProps {
  readonly found: Found;
  /** Those whose texts are listed. */
  readonly files: readonly StudioFile[];
}

/** Why the list is empty. */
export function EmptyNote({ found, files }: EmptyNoteProps) {
  const { t } = useWords();
  const { isBusy } = useStudioView();
  const { texts, shown, counts, elsewhere } = found;
  if (texts.length > 0 || isBusy) return null;
  function reason() {
    if (counts[shown] > 0 && elsewhere) {
      const filter = t(`config.filter.${elsewhere.shown}`);
      return t('config.list.empty_here', { count: elsewhere.count, filter });
    }
    if (counts[shown] > 0) return t('config.list.empty_search');
    const ofFiles =
      shown === 'problems' ? files.reduce((sum, one) => sum + problemsOfFile(one), 0) : 0;
    if (ofFiles > 0 && files.length === 1) {
      const place = t('config.options.title');
      return t('config.list.empty_problems_here', { count: ofFiles, place });
    }
    if (ofFiles > 0) return t('config.list.empty_problems', { count: ofFiles });
    if (shown !== 'texts') return t('config.list.empty');
    if (counts.settings === 0) return t('config.list.empty_file');
    const filter = t('config.filter.settings');
    return t('config.list.empty_settings', { count: counts.settings, filter });
  }
  return <p className="p-6 text-muted">{reason()}</p>;
}
