import type { LanguageCode } from '@fucina/site';
import type { Translate } from '../../words/translate.ts';
import type { Import } from './backup.ts';
import { KINDS } from './kinds.ts';

/** What an import added, in words. */
export function importSentence(
  { added, leftOut }: Import,
  t: Translate,
  language: LanguageCode,
): string {
  const { aside = 0 } = added;
  const counts = KINDS.filter((kind) => kind !== 'aside').flatMap((kind) => {
    const count = added[kind] ?? 0;
    return count > 0 ? [t(`things.counts.${kind}`, { count })] : [];
  });
  const things = new Intl.ListFormat(language).format(counts);
  return [
    counts.length > 0 ? t('things.imported', { things }) : t('things.imported_nothing'),
    aside > 0 && t('things.imported_aside', { count: aside }),
    leftOut > 0 && t('things.imported_left_out', { count: leftOut }),
  ]
    .filter(Boolean)
    .join(' ');
}
