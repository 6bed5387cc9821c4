import { type ComponentType, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words/use-words.tsx';
import { loadAboutDialog, loadPrivacyDialog } from './footer-parts.ts';
import { JokeButton } from './joke-button.tsx';

interface DialogPart {
  readonly onClose: () => void;
}

/** The footer's buttons. What they open is preloaded when the browser is idle, or loaded on demand. */
export function FooterDialogs() {
  const { t } = useWords();
  const [OpenDialog, setOpenDialog] = useState<ComponentType<DialogPart>>();

  async function open(load: () => Promise<ComponentType<DialogPart>>) {
    try {
      const Part = await load();
      setOpenDialog(() => Part);
    } catch {
      toast({ title: t('shell.not_loaded'), tone: 'danger' });
    }
  }

  return (
    <div className="-ml-3 flex flex-wrap gap-1 md:-mr-3 md:ml-0 md:shrink-0 md:flex-nowrap">
      <Button look="quiet" size="small" onClick={() => open(loadPrivacyDialog)}>
        {t('shell.privacy_policy')}
      </Button>
      <Button look="quiet" size="small" onClick={() => open(loadAboutDialog)}>
        {t('shell.about_us')}
      </Button>
      <JokeButton />
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(undefined)} />}
    </div>
  );
}
