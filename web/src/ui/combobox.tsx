import { clsx } from 'clsx';
import { Check, ChevronsUpDown } from 'lucide';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { LIST_MOVES } from './list-moves.ts';
import { ListOption } from './list-option.tsx';
import type { Choice } from './select.tsx';
import { TextInput } from './text-input.tsx';

interface ComboboxProps<Value extends string> {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly entries: readonly Choice<Value>[];
  readonly searchPlaceholder?: string;
  readonly defaultValue?: Value;
  /** The chosen entry where the parent keeps it; without it the dropdown remembers its own choice. */
  readonly value?: Value | undefined;
  /** Choosing the selected entry again clears the selection. */
  readonly onValueChange?: (value: Value | undefined) => void;
}

/** A searchable list of which one entry can be chosen. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { title, hideTitle, entries, defaultValue, onValueChange } = props;
  const { t } = useWords();
  const listId = useId();
  const [kept, setKept] = useState(defaultValue);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);

  const chosen = 'value' in props ? props.value : kept;
  const isOpen = search !== null;
  const found = matching(entries, search ?? '');
  const activeEntry = isOpen ? found[active] : undefined;

  function open() {
    if (isOpen) return;
    setSearch('');
    setActive(
      Math.max(
        0,
        entries.findIndex(({ value }) => value === chosen),
      ),
    );
  }

  function choose(value: Value) {
    const next = value === chosen ? undefined : value;
    setKept(next);
    setSearch(null);
    onValueChange?.(next);
  }

  function pressKey(event: KeyboardEvent) {
    const move = isOpen ? LIST_MOVES[event.key] : undefined;
    if (move && found.length > 0) setActive(move(active, found.length));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else if (event.key === 'Enter' && activeEntry) choose(activeEntry.value);
    else if (event.key === 'Enter' && !isOpen) open();
    else if (event.key === 'Escape' && isOpen) setSearch(null);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <Field label={title} {...(hideTitle && { hideLabel: true })}>
        <div className="relative">
          <TextInput
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeEntry && optionId(listId, activeEntry.value)}
            className="pe-[2.25rem]"
            spellCheck={false}
            placeholder={isOpen ? (props.searchPlaceholder ?? t('ui.combobox.search')) : title}
            value={search ?? entries.find(({ value }) => value === chosen)?.label ?? ''}
            onValueChange={(text) => {
              setSearch(text);
              setActive(0);
            }}
            onClick={open}
            onKeyDown={pressKey}
            onBlur={() => setSearch(null)}
          />
          <Icon
            icon={ChevronsUpDown}
            size={16}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </div>
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={title}
        hidden={!isOpen || found.length === 0}
        className="absolute z-popup mt-2 max-h-58 w-full overflow-y-auto rounded-control border border-control bg-surface p-1"
      >
        {isOpen &&
          found.map((entry) => (
            <Option
              key={entry.value}
              id={optionId(listId, entry.value)}
              entry={entry}
              isActive={entry === activeEntry}
              isChosen={entry.value === chosen}
              onChoose={choose}
            />
          ))}
      </div>
      <div role="status">
        {isOpen && found.length === 0 && (
          <p className="absolute z-popup mt-2 w-full rounded-control border border-control bg-surface p-3 text-center text-sm text-muted">
            {t('ui.combobox.empty')}
          </p>
        )}
      </div>
    </div>
  );
}

interface OptionProps<Value extends string> {
  readonly id: string;
  readonly entry: Choice<Value>;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (value: Value) => void;
}

function Option<Value extends string>({
  id,
  entry,
  isActive,
  isChosen,
  onChoose,
}: OptionProps<Value>) {
  return (
    <ListOption
      id={id}
      isActive={isActive}
      isSelected={isChosen}
      className="min-h-control gap-2 rounded-md"
      onChoose={() => onChoose(entry.value)}
    >
      <Icon icon={Check} size={16} className={clsx('shrink-0', !isChosen && 'invisible')} />
      {entry.label}
    </ListOption>
  );
}

function matching<Value extends string>(entries: readonly Choice<Value>[], search: string) {
  const wanted = plain(search);
  return entries.filter(({ label }) => plain(label).includes(wanted));
}

/** Without case and accents, so that people find what they type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function optionId(listId: string, value: string): string {
  return `${listId}-${encodeURIComponent(value)}`;
}
