import { childrenOf, type PageId, pages } from '@fucina/site';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';
import { useWords } from '../words/use-words.tsx';
import { Menu } from './menu.tsx';
import { createMenuTimer } from './menu-timing.ts';
import { PageLink } from './page-link.tsx';

/** The base pages' menus on wide screens: disclosure buttons that open on hover as well. */
export function MenuBar() {
  const { t } = useWords();
  const [open, setOpen] = useState<PageId | null>(null);
  const [menus] = useState(() => createMenuTimer<PageId>(setOpen));
  const bar = useRef<HTMLElement>(null);
  const { key } = usePlace();

  useEffect(() => () => menus.dispose(), [menus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu
  useEffect(() => menus.close(), [menus, key]);
  useEffect(() => {
    if (open === null) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) menus.close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [menus, open]);

  return (
    <nav
      ref={bar}
      aria-label={t('shell.main_navigation')}
      className="hidden md:block noscript:block"
    >
      <ul className="flex gap-1">
        {pages
          .filter(({ showInNavbar }) => showInNavbar)
          .map((page) => (
            <li key={page.id} className="relative">
              <Menu
                page={page}
                items={childrenOf(page.id)}
                isOpen={open === page.id}
                onPointerEnter={() => menus.enter(page.id)}
                onPointerLeave={menus.leave}
                onToggle={() => menus.press(page.id)}
                onClose={menus.close}
              />
              <PageLink
                page={page}
                className="hidden rounded-control px-1.5 py-2 font-medium noscript:inline-block md:px-3"
              >
                {t(page.title)}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
