import { useEffect } from 'react';
import type { ShortcutGroup } from './shortcut-group.ts';

/** How many components on the page have each group. */
const listed = new Map<ShortcutGroup, number>();

/** The groups of everything that is on the page now. */
export function listedShortcuts(): readonly ShortcutGroup[] {
  return [...listed.keys()];
}

/** Lists a group in the sheet of shortcuts as long as the component is on the page. */
export function useListedShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    listed.set(group, (listed.get(group) ?? 0) + 1);
    return () => {
      const left = (listed.get(group) ?? 0) - 1;
      if (left > 0) listed.set(group, left);
      else listed.delete(group);
    };
  }, [group]);
}
