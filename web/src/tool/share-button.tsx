import { Check, Link } from 'lucide';
import { type ComponentType, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CopiedLabel } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { coarsePointer } from '../ui/media.ts';
import { useCopy } from '../ui/use-copy.ts';
import { useWords } from '../words/use-words.tsx';
import { warmActions } from './load-actions.ts';
import type { SharePanelProps } from './share-panel.tsx';
import { useAnyToolStore } from './tool.tsx';

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
  const { copy, isCopied } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>();

  async function share() {
    setShown(undefined);
    const address = await link();
    // Without them the link is copied all the same.
    const parts = warmActions();
    if (!address.ok || hasShareSheet(address.value)) return (await parts)?.share(address);
    await copy(address.value);
    const Panel = (await parts)?.panelFor(address.value);
    if (Panel) setShown({ link: address.value, Panel });
  }

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        title={t('ui.copy_link')}
        className="pointer-coarse:min-w-control"
        onPointerEnter={warmActions}
        onClick={() => void share()}
      >
        <Icon icon={isCopied ? Check : Link} size={16} />
        <span className="max-xl:sr-only">
          <CopiedLabel label={t('ui.copy_link')} isCopied={isCopied} />
        </span>
      </Button>
      {shown && (
        <shown.Panel link={shown.link} button={button} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

/** On a screen to touch; elsewhere people paste links themselves. */
function hasShareSheet(url: string) {
  return navigator.canShare?.({ url }) && coarsePointer.get();
}
