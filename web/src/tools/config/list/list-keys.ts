import { defineShortcuts, type ShortcutName } from '../../../ui/shortcuts/shortcut-group.ts';

/** They work only while the list has the focus. */
export const LIST_KEYS = defineShortcuts('config.keys.title', {
  next: { name: 'config.keys.next', keys: ['ArrowDown'] },
  previous: { name: 'config.keys.previous', keys: ['ArrowUp'] },
  pageDown: { name: 'config.keys.page_down', keys: ['PageDown'] },
  pageUp: { name: 'config.keys.page_up', keys: ['PageUp'] },
  first: { name: 'config.keys.first', keys: ['Home'] },
  last: { name: 'config.keys.last', keys: ['End'] },
  open: { name: 'config.keys.open', keys: ['Enter'] },
  accept: { name: 'config.keys.accept', keys: ['A'] },
  reject: { name: 'config.keys.reject', keys: ['R'] },
  acceptGroup: { name: 'config.keys.accept_group', keys: ['Shift A'] },
  rejectGroup: { name: 'config.keys.reject_group', keys: ['Shift R'] },
  unsure: { name: 'config.keys.unsure', keys: ['U'] },
  nextProblem: { name: 'config.keys.next_problem', keys: ['N'] },
  previousProblem: { name: 'config.keys.previous_problem', keys: ['P'] },
  search: { name: 'config.keys.search', keys: ['/'] },
});

export type ListKey = ShortcutName<typeof LIST_KEYS>;
