import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/use-words.tsx';

export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t('shell.about_us')} onClose={onClose}>
      <p>{t('shell.about.what')}</p>
      <p>{t('shell.about.why')}</p>
      <p>{t('shell.about.how')}</p>
    </Dialog>
  );
}
