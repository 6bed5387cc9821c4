import './toaster.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/use-words.tsx';
import { useListedShortcuts } from './shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from './shortcuts/shortcut-group.ts';
import { ToastItem } from './toast-item.tsx';
import { addToast, type ShownToast, shownToasts } from './toast-list.ts';
import type { Toast } from './toast-message.ts';

const SHORTCUTS = defineShortcuts('shortcuts.site', {
  focus: { name: 'shortcuts.notifications', keys: ['Alt T'] },
});

let root: Root | undefined;

export function showToast(message: Toast): void {
  // First the empty region, then the toast: screen readers announce what is added to a live region.
  mountToaster();
  flushSync(() => addToast(message));
}

export function mountToaster(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root?.render(<Toaster />));
}

function Toaster() {
  // It is outside of the page, which gives its parts the words.
  useSyncExternalStore(subscribeToLanguage, () => document.documentElement.lang);
  const { t } = useWords();
  const toasts = useStore(shownToasts);
  useListedShortcuts(SHORTCUTS);
  return (
    <section aria-label={t('ui.notifications')} aria-live="polite" aria-relevant="additions text">
      {toasts.length > 0 && <ToastStack toasts={toasts} />}
    </section>
  );
}

interface ToastStackProps {
  readonly toasts: readonly ShownToast[];
}

/** The toasts, newest last. Their time stops while they are hovered or focused, or the page is hidden. */
function ToastStack({ toasts }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  /** Had the focus before the toasts got it. */
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (findShortcut(SHORTCUTS, event)) list.current?.focus();
    };
    document.addEventListener('keydown', focusOnHotkey);
    return () => document.removeEventListener('keydown', focusOnHotkey);
  }, []);

  function restoreFocus() {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <ol
      ref={list}
      tabIndex={-1}
      className="toaster"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      onKeyDown={({ key }) => key === 'Escape' && restoreFocus()}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.key}
          toast={toast}
          isPaused={isHovered || isFocused || isHidden}
          onFocusLost={restoreFocus}
        />
      ))}
    </ol>
  );
}

function subscribeToLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
