import { childrenOf, pages } from '@fucina/site';
import { Menu as MenuIcon, X } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';
import { MobileMenuGroup } from './mobile-menu-group.tsx';

/** The menus on small screens: a button that opens all groups under the header. */
export function MobileMenu() {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLDivElement>(null);
  const { key } = usePlace();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu
  useEffect(() => setIsOpen(false), [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.querySelector('button')?.focus();
  };

  return (
    // The events come from the buttons and links inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div ref={button} className="md:hidden noscript:hidden" onKeyDown={onKeyDown}>
      <IconButton
        label={t(isOpen ? 'shell.close_menu' : 'shell.open_menu')}
        icon={isOpen ? X : MenuIcon}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      />
      <nav
        id={panelId}
        aria-label={t('shell.main_navigation')}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-hairline bg-page px-4 pb-4 lifted"
      >
        <ul className="divided">
          {pages
            .filter(({ showInNavbar }) => showInNavbar)
            .map((page) => (
              <li key={page.id}>
                <MobileMenuGroup
                  page={page}
                  items={childrenOf(page.id)}
                  onChoose={() => setIsOpen(false)}
                />
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
