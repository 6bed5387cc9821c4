import { Search, X } from 'lucide';
import {
  type KeyboardEvent,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SearchRequest } from '../shell/search-request.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LIST_MOVES } from '../ui/list-moves.ts';
import { useWords } from '../words/use-words.tsx';
import { type PaletteGroup, withoutEmpty } from './groups.ts';
import { PaletteField, type Query } from './palette-field.tsx';
import type { PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { rememberItem } from './recent-items.ts';
import { ResultCount } from './result-count.tsx';
import { type FindExample, useActions } from './use-actions.ts';
import { type FoundGroups, useGroups } from './use-groups.ts';
import { type Recognition, useRecognised } from './use-recognised.ts';

interface PaletteProps {
  /** What is searched for when it opens. */
  readonly asked: SearchRequest;
  readonly findExample: FindExample;
  readonly onClose: () => void;
}

/** The keys that move in the list of a query. They may be pressed before the list has followed what is typed. */
interface Moves {
  readonly query: Query;
  readonly keys: readonly string[];
}

/** Longer texts are pasted, not searched for. */
const MAX_QUERY = 100;

/** The search: a modal dialog with a field and what it finds. Open while mounted. */
export function Palette({ asked, findExample, onClose }: PaletteProps) {
  const { t } = useWords();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState<Query>({ text: asked.query });
  const [moves, setMoves] = useState<Moves>();
  /** What Enter was pressed for while the list had not followed yet. */
  const [entered, setEntered] = useState(asked.isEntered ? query : undefined);
  const { groupsOf, isPending } = useGroups();
  const act = useActions(findExample);
  const found = groupsOf(query.text.slice(0, MAX_QUERY));
  const recognised = useRecognised(query.pasted ?? textToRecognise(query.text, found));
  const isNoSearch = isSeveralLines(query) && (recognised.isPending || recognised.items.length > 0);
  const groups = withRecognised(isNoSearch ? [] : found.groups, recognised);
  const items = itemsIn(groups);
  const activeItem =
    items[moves?.query === query ? moved(moves.keys, items.length) : 0] ?? items[0];

  const search = useCallback((asked: Query) => startTransition(() => setQuery(asked)), []);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (dialog.current) show(dialog.current);
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function choose(item: PaletteItem) {
    onClose();
    rememberItem(item.id);
    void act(item.action);
  }

  useEffect(() => {
    if (entered !== query || isPending || recognised.isPending) return;
    setEntered(undefined);
    if (activeItem) choose(activeItem);
  });

  function pressKey(event: KeyboardEvent, typed: Query) {
    const { key } = event;
    if (Object.hasOwn(LIST_MOVES, key)) {
      setMoves((before) => ({
        query: typed,
        keys: before?.query === typed ? [...before.keys, key] : [key],
      }));
    } else if (key === 'Enter') setEntered(typed);
    else return;
    event.preventDefault();
  }

  return (
    // A click beside the panel has the dialog itself as target. The browser handles Escape.
    <dialog
      ref={dialog}
      popover="auto"
      data-search
      aria-label={t('search.title')}
      aria-modal
      className="dialog m-0 h-dvh max-h-none w-full max-w-none border-0 bg-transparent p-0 text-ink sm:px-4 sm:pt-[10vh]"
      onClose={onClose}
      // `toggle` comes later: a key pressed until then would be typed into the hidden field.
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={keepFocus}
    >
      <div className="mx-auto flex h-full max-h-full flex-col border-hairline bg-surface sm:h-fit sm:max-h-[75vh] sm:max-w-2xl sm:rounded-card sm:border">
        <div className="flex items-center gap-3 border-b border-hairline ps-4 pe-2">
          <Icon icon={Search} className="shrink-0 text-muted" />
          <PaletteField
            start={query}
            listId={listId}
            isExpanded={items.length > 0}
            activeId={activeItem && optionId(listId, activeItem)}
            onSearch={search}
            onPress={pressKey}
          />
          <IconButton label={t('ui.close')} icon={X} onClick={onClose} />
        </div>
        <PaletteList
          id={listId}
          groups={groups}
          active={activeItem}
          optionId={(item) => optionId(listId, item)}
          onChoose={choose}
        />
        {items.length === 0 && !isPending && !recognised.isPending && (
          <NothingFound query={query.text} />
        )}
        <ResultCount count={items.length} query={query.text} />
        <p
          aria-hidden
          className="hidden gap-4 border-t border-hairline px-4 py-2 text-xs text-muted sm:flex"
        >
          <span>↑ ↓ {t('search.keys.move')}</span>
          <span>↵ {t('search.keys.open')}</span>
          <span>Esc {t('search.keys.close')}</span>
        </p>
      </div>
    </dialog>
  );
}

/**
 * Modal by `aria-modal` and `keepFocus`. With `showModal` the page behind is inert, and for that the browser computes the
 * style of all its elements again, which takes longer than all the rest.
 */
function show(dialog: HTMLDialogElement): void {
  if ('showPopover' in dialog) dialog.showPopover();
  // Browsers from before 2024.
  else (dialog as HTMLDialogElement).showModal();
  dialog.querySelector('input')?.focus();
}

/** Tab goes round between the field and the button. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops.find((stop) => stop !== document.activeElement)?.focus();
}

function NothingFound({ query }: { readonly query: string }) {
  const { t } = useWords();
  return (
    <div className="px-4 py-8 text-center">
      <p className="wrap-anywhere">{t('search.none', { query: query.slice(0, MAX_QUERY) })}</p>
      <p className="mt-1 text-sm text-muted">{t('search.none_hint')}</p>
    </div>
  );
}

/** Signs that are in addresses, codes and tags, but in no name of an item. */
const NO_WORDS = /[.:=<&§{[\]]/;

function textToRecognise(text: string, { isExact }: FoundGroups): string | undefined {
  // What matches only with a typo may be a player's name as well.
  const isUnknown = !isExact || NO_WORDS.test(text);
  return isUnknown && text.trim() !== '' ? text : undefined;
}

/** Words of a file or a script lead nowhere. */
function isSeveralLines({ pasted }: Query): boolean {
  return pasted?.trim().includes('\n') ?? false;
}

/** What is sure comes first, what may as well be meant comes last. It is likelier than help alone. */
function withRecognised(
  found: readonly PaletteGroup[],
  { items, isSure }: Recognition,
): readonly PaletteGroup[] {
  const own: PaletteGroup = { id: 'recognised', items };
  const isFirst = isSure || found.every(({ id }) => id === 'help');
  return withoutEmpty(isFirst ? [own, ...found] : [...found, own]);
}

function itemsIn(groups: readonly PaletteGroup[]): readonly PaletteItem[] {
  return groups.flatMap(({ items }) => items);
}

/** Where the keys lead, from the first of so many items. */
function moved(keys: readonly string[], count: number): number {
  return count === 0
    ? 0
    : keys.reduce((active, key) => LIST_MOVES[key]?.(active, count) ?? active, 0);
}

function optionId(listId: string, { id }: PaletteItem): string {
  return `${listId}-${encodeURIComponent(id)}`;
}
