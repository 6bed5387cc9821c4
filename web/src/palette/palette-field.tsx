import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { useWords } from '../words/use-words.tsx';

export interface Query {
  readonly text: string;
  /** The whole of a pasted text: the field has one line. */
  readonly pasted?: string;
}

interface PaletteFieldProps {
  readonly start: Query;
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
  /** Called once the key is painted, so that no key waits for the list. */
  readonly onSearch: (query: Query) => void;
  readonly onPress: (event: KeyboardEvent, typed: Query) => void;
}

/** What the field shows of a pasted text. */
const MAX_SHOWN = 300;

/** Where one types. It alone is rendered with a key; the list follows. */
export function PaletteField(props: PaletteFieldProps) {
  const { start, listId, isExpanded, activeId, onSearch, onPress } = props;
  const { t } = useWords();
  const [typed, setTyped] = useState(start);
  const painted = useAfterPaint(typed);
  useEffect(() => onSearch(painted), [painted, onSearch]);

  /** What is pasted into an empty field, or instead of all that is there, is kept whole. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (text.trim() === '' || !replacesAll) return;
    event.preventDefault();
    setTyped({ text: text.trim().replace(/\s+/g, ' ').slice(0, MAX_SHOWN), pasted: text });
  }

  return (
    <input
      type="text"
      role="combobox"
      aria-label={t('search.title')}
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={t('search.placeholder')}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className="h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
      value={typed.text}
      onChange={(event) => setTyped({ text: event.target.value })}
      onKeyDown={(event) => !event.nativeEvent.isComposing && onPress(event, typed)}
      onPaste={paste}
    />
  );
}
