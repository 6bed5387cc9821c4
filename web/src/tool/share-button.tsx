import { clsx } from 'clsx';
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

/**
 * The link that reopens the tool as it is: for the share sheet on a phone, else copied, which the button says itself.
 * Where the link is too long for some places, a panel names them.
 */
export function ShareButton() {
  const { t } = useWords();
  const { link } = useAnyToolStore();
  const { copyLink, isCopied } = useCopyLink();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>();

  async function share() {
    setShown(undefined);
    const address = await link();
    const parts = loadParts();
    if (address.ok && hasShareSheet(address.value)) {
      const sheet = await parts;
      if (sheet) return sheet.openShareSheet(address.value);
    }
    const copied = await copyLink(address);
    const Panel = copied && (await parts)?.panelFor(copied);
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
        onPointerEnter={() => void loadParts()}
        onClick={() => void share()}
      >
        <Icon icon={isCopied ? Check : Link} size={16} />
        {/* As wide as the longer one; the accessible name stays. */}
        <span className="grid text-left *:col-start-1 *:row-start-1 max-xl:sr-only">
          <span className={clsx(isCopied && 'opacity-0')}>{t('ui.copy_link')}</span>
          <span aria-hidden className={clsx(!isCopied && 'opacity-0')}>
            {t('ui.link_copied')}
          </span>
        </span>
      </Button>
      {shown && (
        <shown.Panel link={shown.link} button={button} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

/** Undefined when they cannot be loaded: the link is copied all the same. */
function loadParts() {
  return import('./share-parts.ts').catch(() => undefined);
}

/** On a screen to touch; elsewhere people paste links themselves. */
function hasShareSheet(url: string) {
  return navigator.canShare?.({ url }) && matchMedia('(pointer: coarse)').matches;
}
