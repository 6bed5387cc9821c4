import { type ComponentType, useState } from 'react';
import { useWords } from '../app/use-words.tsx';
import { Button } from '../ui/button.tsx';
import { JokeButton } from './joke-button.tsx';

interface DialogPart {
  readonly onClose: () => void;
}

/** The footer's buttons. What they open is fetched when it is wanted. */
export function FooterDialogs() {
  const { t } = useWords();
  const [OpenDialog, setOpenDialog] = useState<ComponentType<DialogPart>>();

  const openPrivacy = async () => {
    const { PrivacyDialog } = await import('./privacy-dialog.tsx');
    setOpenDialog(() => PrivacyDialog);
  };
  const openAbout = async () => {
    const { AboutDialog } = await import('./about-dialog.tsx');
    setOpenDialog(() => AboutDialog);
  };

  return (
    <div className="-ml-3 flex flex-wrap gap-1 md:-mr-3 md:ml-0 md:shrink-0 md:flex-nowrap">
      <Button look="quiet" size="small" onClick={openPrivacy}>
        {t('shell.privacy_policy')}
      </Button>
      <Button look="quiet" size="small" onClick={openAbout}>
        {t('shell.about_us')}
      </Button>
      <JokeButton />
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(undefined)} />}
    </div>
  );
}
