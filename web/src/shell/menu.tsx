import type { Page, Tool } from '@fucina/site';
import { ChevronDown } from 'lucide';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { sectionKey } from '../words/section-key.ts';
import { useWords } from '../words/use-words.tsx';
import { PageIcon } from './page-icon.tsx';
import { PageLink } from './page-link.tsx';

interface MenuProps {
  readonly page: Page;
  readonly items: readonly Tool[];
  readonly isOpen: boolean;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** A button and the panel of links that it opens. */
export function Menu({ page, items, isOpen, onToggle, onClose, ...hover }: MenuProps) {
  const { t } = useWords();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Touch screens fire these events as well, right before the click.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    onClose();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      onClose();
    }
  };

  return (
    // The events come from the button and the links inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="noscript:hidden"
      onPointerEnter={byMouse(hover.onPointerEnter)}
      onPointerLeave={byMouse(hover.onPointerLeave)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className="flex h-control items-center gap-1.5 rounded-control px-3 font-medium transition-colors hover:bg-raised aria-expanded:bg-raised"
      >
        {t(page.title)}
        <Icon
          icon={ChevronDown}
          size={16}
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={panelId} hidden={!isOpen} className="absolute top-full left-0 z-menu pt-2">
        <div className="max-h-[calc(100dvh-5rem)] w-[400px] overflow-y-auto rounded-card border border-hairline bg-surface p-2 lifted">
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <MenuLink page={item} />
              </li>
            ))}
          </ul>
          <PageLink
            page={page}
            onClick={onClose}
            className="mt-2 block border-t border-hairline px-3 pt-3 pb-1.5 text-sm text-link hover:underline"
          >
            {t(sectionKey(page, 'all'))}
          </PageLink>
        </div>
      </div>
    </div>
  );
}

function MenuLink({ page }: { readonly page: Tool }) {
  const { t } = useWords();
  return (
    <PageLink
      page={page}
      className="flex items-center gap-3 rounded-control px-3 py-1 transition-colors hover:bg-raised aria-[current=page]:bg-raised"
    >
      <PageIcon name={page.icon} />
      <span className="min-w-0">
        <span className="block font-medium">{t(page.title)}</span>
        <span className="block truncate text-sm text-muted">{t(sectionKey(page, 'in_menu'))}</span>
      </span>
    </PageLink>
  );
}
