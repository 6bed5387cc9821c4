import { clsx } from 'clsx';
import { Search } from 'lucide';
import { type RefObject, useId } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { Found } from '../session/find-texts.ts';
import { SHOWN } from '../session/sort-texts.ts';
import { configState } from '../state.ts';
import { Strip } from '../strip.tsx';

interface FilterBarProps {
  readonly found: Found;
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** On a phone: else the search is folded away. */
  readonly isSearching: boolean;
  readonly onSearch: (search: string) => void;
  readonly onSearching: (isSearching: boolean) => void;
}

/** Which texts are listed, with how many there are of each kind. */
export function FilterBar(props: FilterBarProps) {
  const { found, search, searchRef, isSearching, onSearch, onSearching } = props;
  const { t, language } = useWords();
  const searchId = useId();
  const isOpen = isSearching || search !== '';
  const [, setShow] = useField(configState, 'show');
  const number = new Intl.NumberFormat(language);
  const { shown, counts } = found;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 gap-2 max-sm:w-full">
        <Strip role="group" aria-label={t('config.filter.title')}>
          {SHOWN.filter((one) => one !== 'asked' || counts.asked > 0 || shown === one).map(
            (one) => (
              <button
                key={one}
                type="button"
                aria-pressed={shown === one}
                className={clsx(buttonClass({ look: 'quiet', size: 'small' }), 'shrink-0')}
                onClick={() => setShow(one)}
              >
                {t(`config.filter.${one}`)}
                <span className="text-xs figures">{number.format(counts[one])}</span>
              </button>
            ),
          )}
        </Strip>
        <IconButton
          size="small-icon"
          className="sm:hidden"
          label={t('config.filter.search')}
          icon={Search}
          aria-expanded={isOpen}
          aria-controls={searchId}
          onClick={() => {
            onSearch('');
            onSearching(!isOpen);
          }}
        />
      </div>
      <div id={searchId} className={clsx('relative min-w-32 flex-1', !isOpen && 'max-sm:hidden')}>
        <Icon
          icon={Search}
          size={16}
          className="pointer-events-none absolute inset-s-3 top-1/2 z-1 text-muted [translate:0_-50%]"
        />
        <TextInput
          ref={searchRef}
          type="search"
          aria-label={t('config.filter.search')}
          placeholder={t('config.filter.search')}
          value={search}
          className="ps-[2.25rem]"
          onValueChange={onSearch}
        />
      </div>
      {search.trim() !== '' && (
        <p role="status" className="text-sm text-muted figures">
          {t('config.filter.matches', { count: found.texts.length })}
        </p>
      )}
    </div>
  );
}
