import { CornerDownLeft } from 'lucide';
import { PageIcon } from '../shell/page-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListOption } from '../ui/list-option.tsx';
import { useWords } from '../words/use-words.tsx';
import type { PaletteGroup } from './groups.ts';
import type { PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteItem | undefined;
  readonly optionId: (item: PaletteItem) => string;
  readonly onChoose: (item: PaletteItem) => void;
}

export function PaletteList({ id, groups, active, optionId, onChoose }: PaletteListProps) {
  const { t } = useWords();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.title')}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-2.5 pt-3 pb-1 text-xs font-medium text-muted"
          >
            {t(`search.groups.${group.id}`)}
          </div>
          {group.items.map((item) => (
            <Option
              key={item.id}
              id={optionId(item)}
              item={item}
              isActive={item === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onChoose: (item: PaletteItem) => void;
}

function Option({ id, item, isActive, onChoose }: OptionProps) {
  return (
    <ListOption
      id={id}
      isActive={isActive}
      isSelected={isActive}
      className="min-h-11 gap-3 rounded-control py-1.5"
      onChoose={() => onChoose(item)}
    >
      <PageIcon name={item.icon} />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">{item.title}</span>
        {item.detail && <span className="block truncate text-sm text-muted">{item.detail}</span>}
      </span>
      {isActive && <Icon icon={CornerDownLeft} size={16} className="shrink-0 text-muted" />}
    </ListOption>
  );
}
