import { Type } from 'lucide';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/use-words.tsx';
import { toolLink } from './tool-link.ts';

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
  return (
    <a
      href={toolLink('text-workshop', { text, ...(format && { format }) })}
      className={buttonClass({ size: 'small' })}
    >
      <Icon icon={Type} size={16} />
      {t('ui.open_in_workshop')}
    </a>
  );
}
