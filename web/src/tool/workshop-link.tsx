import { pageById } from '@fucina/site';
import { Type } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';

interface WorkshopLinkProps {
  readonly text: string;
  /** Where the text alone does not tell. */
  readonly format?: 'mini-message' | 'legacy-section';
}

/** Longer texts make addresses that servers and chats refuse. */
const MAX_LENGTH = 3000;

/** Opens a text in the text workshop. */
export function WorkshopLink({ text, format }: WorkshopLinkProps) {
  const { t } = useWords();
  if (text.trim() === '' || text.length > MAX_LENGTH) return null;
  const query = new URLSearchParams({ text, ...(format && { format }) });
  return (
    <a
      href={`${pageById('text-workshop').path}?${query}`}
      className={buttonClass({ size: 'small' })}
    >
      <Icon icon={Type} size={16} />
      {t('ui.open_in_workshop')}
    </a>
  );
}
