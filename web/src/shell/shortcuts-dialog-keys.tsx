import type { WordKey } from '@fucina/site';
import { Fragment } from 'react';
import { isApple } from '../ui/shortcuts/is-apple.ts';
import { useWords } from '../words/use-words.tsx';

/** A key that is shown by a sign, which is read out by its name. */
interface NamedKey {
  readonly sign?: string;
  readonly name: WordKey;
}

const KEYS: Readonly<Record<string, NamedKey>> = {
  ArrowUp: { sign: '↑', name: 'shortcuts.keys.up' },
  ArrowDown: { sign: '↓', name: 'shortcuts.keys.down' },
  ArrowLeft: { sign: '←', name: 'shortcuts.keys.left' },
  ArrowRight: { sign: '→', name: 'shortcuts.keys.right' },
  Enter: { name: 'shortcuts.keys.enter' },
  Space: { name: 'shortcuts.keys.space' },
  Escape: { name: 'shortcuts.keys.escape' },
  Home: { name: 'shortcuts.keys.home' },
  End: { name: 'shortcuts.keys.end' },
  PageUp: { name: 'shortcuts.keys.page_up' },
  PageDown: { name: 'shortcuts.keys.page_down' },
};

const MODIFIERS: Readonly<Record<string, NamedKey>> = {
  Mod: { name: 'shortcuts.keys.ctrl' },
  Ctrl: { name: 'shortcuts.keys.ctrl' },
  Alt: { name: 'shortcuts.keys.alt' },
  Shift: { name: 'shortcuts.keys.shift' },
};

const APPLE_MODIFIERS: Readonly<Record<string, NamedKey>> = {
  Mod: { sign: '⌘', name: 'shortcuts.keys.command' },
  Ctrl: { sign: '⌃', name: 'shortcuts.keys.control' },
  Alt: { sign: '⌥', name: 'shortcuts.keys.option' },
  Shift: { sign: '⇧', name: 'shortcuts.keys.shift' },
};

/** The keys of each way to press a shortcut, as they are called on this system. */
export function KeyNames({ ways }: { readonly ways: readonly string[] }) {
  const { t } = useWords();
  return ways.map((way, at) => (
    <Fragment key={way}>
      {at > 0 && <span className="px-1 text-sm text-muted">{t('shortcuts.or')} </span>}
      {way.split(' ').map((key) => (
        <Fragment key={key}>
          <KeyName name={key} />{' '}
        </Fragment>
      ))}
    </Fragment>
  ));
}

function KeyName({ name }: { readonly name: string }) {
  const { t } = useWords();
  const key = (isApple() ? APPLE_MODIFIERS : MODIFIERS)[name] ?? KEYS[name];
  return (
    <kbd className="inline-block min-w-7 rounded-md border border-control bg-raised px-1.5 text-center font-sans text-sm">
      {key?.sign && <span aria-hidden>{key.sign}</span>}
      <span className={key?.sign && 'sr-only'}>{key ? t(key.name) : name}</span>
    </kbd>
  );
}
