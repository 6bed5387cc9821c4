import type { Page, Tool } from '@fucina/site';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { sectionKey } from '../words/section-key.ts';
import { useWords } from '../words/use-words.tsx';
import { PageIcon } from './page-icon.tsx';
import { PageLink } from './page-link.tsx';

interface MobileMenuGroupProps {
  readonly page: Page;
  readonly items: readonly Tool[];
  readonly onChoose: () => void;
}

export function MobileMenuGroup({ page, items, onChoose }: MobileMenuGroupProps) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between rounded-control font-medium"
      >
        {t(page.title)}
        <Icon icon={ChevronDown} className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={listId} hidden={!isOpen} className="menu-tiles">
        {items.map((item) => (
          <li key={item.id}>
            <PageLink
              page={item}
              onClick={onChoose}
              className="flex min-h-11 items-center gap-3 rounded-control py-1 text-sm hover:bg-raised aria-[current=page]:bg-raised"
            >
              <PageIcon name={item.icon} />
              {t(item.title)}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink
            page={page}
            onClick={onChoose}
            className="flex min-h-11 items-center rounded-control text-sm text-link hover:underline"
          >
            {t(sectionKey(page, 'all'))}
          </PageLink>
        </li>
      </ul>
    </>
  );
}
