import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';

interface CopyImageButtonProps {
  readonly address: string;
  readonly name: string;
}

/** Copies a PNG of ours as a picture, to be pasted into a chat or a painting program. */
export function CopyImageButton({ address, name }: CopyImageButtonProps) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      // Safari needs the call in the click handler itself, so the blob is passed as a promise.
      const item = new ClipboardItem({ 'image/png': fetchPicture(address) });
      await navigator.clipboard.write([item]);
      setCopied(true);
      toast({ title: t('ui.clipboard.title'), description: t('skins.image_copied') });
    } catch {
      toast({
        title: t('ui.clipboard.refused_title'),
        description: t('skins.image_refused'),
        tone: 'danger',
      });
    }
  }

  return (
    <IconButton
      label={name}
      icon={isCopied ? Check : Copy}
      size="small-icon"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}

async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'image/png' });
}
