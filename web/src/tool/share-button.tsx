import { Check, Link } from 'lucide';
import { type ComponentType, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';
import type { SharePanelProps } from './share-panel.tsx';
import { useAnyToolStore } from './tool.tsx';
import { useCopyLink } from './use-copy-link.ts';

interface Shown {
  readonly link: string;
  readonly Panel: ComponentType<SharePanelProps>;
}

/** Copies the link that reopens the tool as it is, then shows how long it is and what else can be done with it. */
export function ShareButton() {
  const { t } = useWords();
  const { link } = useAnyToolStore();
  const { copyLink, isCopied } = useCopyLink();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>();

  async function share() {
    setShown(undefined);
    const copied = await copyLink(link());
    if (copied === undefined) return;
    // Without the panel the link is copied all the same.
    const Panel = await loadPanel().catch(() => undefined);
    if (Panel) setShown({ link: copied, Panel });
  }

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        title={t('ui.copy_link')}
        className="pointer-coarse:min-w-control"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => void share()}
      >
        <Icon icon={isCopied ? Check : Link} size={16} />
        <span className="max-xl:sr-only">{t('ui.copy_link')}</span>
      </Button>
      {shown && (
        <shown.Panel link={shown.link} button={button} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

/** Undefined in browsers from before 2024, which have no popovers. */
async function loadPanel() {
  return 'showPopover' in HTMLElement.prototype
    ? (await import('./share-panel.tsx')).SharePanel
    : undefined;
}
