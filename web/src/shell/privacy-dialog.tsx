import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/use-words.tsx';

const CHAPTERS = ['account', 'browser', 'server', 'lookups', 'watch', 'status_page'] as const;

export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t('shell.privacy_policy')} onClose={onClose}>
      <p className="text-muted">{t('shell.privacy.summary')}</p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <h3 className="font-semibold">{t(`shell.privacy.${chapter}_title`)}</h3>
          <p className="mt-1 text-muted">{t(`shell.privacy.${chapter}`)}</p>
        </section>
      ))}
    </Dialog>
  );
}
