import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';

interface CopyImageButtonProps {
  /** An address of ours, or a file of the visitor's own. */
  readonly picture: string | Blob;
  readonly name: string;
}

/** Copies a PNG as a picture, to be pasted into a chat or a painting program. */
export function CopyImageButton({ picture, name }: CopyImageButtonProps) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      // Safari needs the call in the click handler itself, so the blob is passed as a promise.
      const content = typeof picture === 'string' ? fetchPicture(picture) : asPng(picture);
      const item = new ClipboardItem({ 'image/png': content });
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
  return asPng(await response.blob());
}

/** The clipboard refuses a file that its system did not recognise as a PNG. */
function asPng(content: Blob): Blob {
  return content.slice(0, content.size, 'image/png');
}
