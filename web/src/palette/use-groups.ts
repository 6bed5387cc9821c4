import { createSearchIndex } from '@fucina/site/search';
import { useMemo, useState } from 'react';
import { favourites } from '../state/favourites.ts';
import { useStoredValue } from '../state/stored-value.ts';
import { currentTool } from '../tool/current-tool.ts';
import { isAnimationOn } from '../ui/game-text/animation-choice.ts';
import { lessMotion } from '../ui/media.ts';
import { singleKeys } from '../ui/shortcuts/single-keys.ts';
import { isPage, otherItems, pageItems } from './all-items.ts';
import { firstGroups, foundGroups, type PaletteGroup } from './groups.ts';
import { recentItems } from './recent-items.ts';
import type { Settings } from './setting-items.ts';
import { useLanguages } from './use-languages.ts';

export interface FoundGroups {
  readonly groups: readonly PaletteGroup[];
  /** False where only a typo in what was typed would explain them. */
  readonly isExact: boolean;
}

interface Groups {
  /** Looks up what is typed. Before that, everything that is worth a look. */
  readonly groupsOf: (query: string) => FoundGroups;
  /** Whether there may be more to find in a moment. */
  readonly isPending: boolean;
}

export function useGroups(): Groups {
  const { languages, isPending } = useLanguages();
  const [recent] = useStoredValue(recentItems);
  const [tools] = useStoredValue(favourites);
  // They change only by choosing an item, which closes the search.
  const [settings] = useState(currentSettings);
  const groupsOf = useMemo(() => {
    const pages = pageItems(languages);
    // Made with the first key: opening does not wait for them.
    let all: typeof pages | undefined;
    let find: ReturnType<typeof createSearchIndex<(typeof pages)[number]>> | undefined;
    const allItems = () => {
      all ??= [...pages, ...otherItems(languages, settings)];
      return all;
    };
    return (query: string) => {
      if (query.trim() === '') {
        const chosen = { recent, favourites: tools.map((id) => `page:${id}`) };
        const groups = firstGroups(recent.every(isPage) ? pages : allItems(), chosen);
        return { groups, isExact: true };
      }
      find ??= createSearchIndex(allItems(), ({ texts }) => texts);
      const { items, isExact } = find(query, ({ id }) => recent.includes(id));
      return { groups: foundGroups(items), isExact };
    };
  }, [languages, settings, recent, tools]);
  return { groupsOf, isPending };
}

function currentSettings(): Settings {
  return {
    isDark: document.documentElement.classList.contains('dark'),
    isAnimated: lessMotion.get() ? undefined : isAnimationOn(),
    hasSingleKeys: singleKeys.get() === 'on',
    isTool: currentTool() !== undefined,
  };
}
