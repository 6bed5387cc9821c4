import type { Address, TooLong } from '../state/tool-address.ts';
import { toast } from '../ui/toast.ts';
import { useCopy } from '../ui/use-copy.ts';
import { currentWords } from '../words/use-words.tsx';

/** Copies the link of a tool as it is now. */
export function useCopyLink() {
  const { copy, isCopied } = useCopy();

  /** The link; undefined when there is none, which is said. */
  async function copyLink(address: Promise<Address>): Promise<string | undefined> {
    const link = await address;
    if (!link.ok) {
      tellTooLong(link.error);
      return undefined;
    }
    await copy(link.value);
    return link.value;
  }

  return { copyLink, isCopied };
}

export function tellTooLong({ length, max }: TooLong): void {
  const { t } = currentWords();
  toast({
    title: t('ui.link.too_long_title'),
    description: t('ui.link.too_long', { length, max }),
    tone: 'danger',
  });
}
