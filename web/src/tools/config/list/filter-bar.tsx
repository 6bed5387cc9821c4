import { clsx } from 'clsx';
import { Search } from 'lucide';
import type { RefObject } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { Found } from '../session/find-texts.ts';
import { GROUPINGS } from '../session/grouping.ts';
import { SHOWN } from '../session/sort-texts.ts';
import { configState } from '../state.ts';

interface FilterBarProps {
  readonly found: Found;
  readonly search: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (search: string) => void;
}

/** Which texts are listed, with how many there are of each kind. */
export function FilterBar({ found, search, searchRef, onSearch }: FilterBarProps) {
  const { t, language } = useWords();
  const [group, setGroup] = useField(configState, 'group');
  const [, setShow] = useField(configState, 'show');
  const number = new Intl.NumberFormat(language);
  const { shown, counts } = found;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons */}
      <div
        role="group"
        aria-label={t('config.filter.title')}
        className="flex gap-1 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap"
      >
        {SHOWN.filter((one) => one !== 'asked' || counts.asked > 0 || shown === one).map((one) => (
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
        ))}
      </div>
      <div className="relative min-w-32 flex-1">
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
      <Select
        aria-label={t('config.group.label')}
        className="w-auto!"
        choices={GROUPINGS.map((value) => ({ value, label: t(`config.group.${value}`) }))}
        value={group}
        onValueChange={setGroup}
      />
      {search.trim() !== '' && (
        <p role="status" className="text-sm text-muted figures">
          {t('config.filter.matches', { count: found.texts.length })}
        </p>
      )}
    </div>
  );
}
