import { Button } from '../ui/button.tsx';
import { useWords } from '../words/use-words.tsx';
import { loadAboutDialog, loadPrivacyDialog, loadShortcutsDialog } from './footer-parts.ts';
import { JokeButton } from './joke-button.tsx';
import { closeDialog, openDialog, useOpenDialog } from './open-dialog.ts';

/** The footer's buttons. What they open is loaded on demand. */
export function FooterDialogs() {
  const { t } = useWords();
  const Dialog = useOpenDialog();
  return (
    <>
      <Button look="quiet" size="small" onClick={() => openDialog(loadPrivacyDialog)}>
        {t('shell.privacy_policy')}
      </Button>
      <Button look="quiet" size="small" onClick={() => openDialog(loadAboutDialog)}>
        {t('shell.about_us')}
      </Button>
      <Button look="quiet" size="small" onClick={() => openDialog(loadShortcutsDialog)}>
        {t('shortcuts.title')}
      </Button>
      <JokeButton />
      {Dialog && <Dialog onClose={closeDialog} />}
    </>
  );
}
