import type { Profile } from '@fucina/config-text';
import { issueOf } from '@fucina/config-text/inner';
import { useWords } from '../../../words/use-words.tsx';

/** Where the authors of a plugin discuss MiniMessage; nothing where no such place is known. */
export function IssueLink({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useWords();
  const issue = profile && issueOf(profile);
  if (issue === undefined) return null;
  return (
    <a href={issue} rel="noopener" className="self-start underline">
      {t('config.notes.issue', { plugin: profile?.plugin })}
    </a>
  );
}
