import type { ClickAction, ClickEvent } from '../../component/component.ts';
import { readInteger } from '../java-numbers.ts';
import { readNamespacedId } from '../namespaced-id.ts';
import { styleTag, type TagDefinition } from './tag.ts';

export const CLICK_ACTIONS = [
  'open_url',
  'open_file',
  'run_command',
  'suggest_command',
  'change_page',
  'copy_to_clipboard',
  'custom',
] as const satisfies readonly ClickAction[];

/** `<click:run_command:'/help'>`; `show_dialog` cannot be written in MiniMessage. */
export const click: TagDefinition = {
  names: ['click'],
  read([name, value, payload]) {
    const written = name?.toLowerCase();
    const action = CLICK_ACTIONS.find((known) => known === written);
    if (action === undefined || value === undefined) return undefined;
    const event = readEvent(action, value, payload);
    return event === undefined ? undefined : styleTag({ click: event });
  },
  field: 'click',
  writeStyle({ click: event }) {
    if (event === undefined || event.action === 'show_dialog') return undefined;
    const { action, value, payload } = event;
    return ['click', action, value, ...(payload === undefined ? [] : [payload])];
  },
};

function readEvent(
  action: ClickAction,
  value: string,
  payload: string | undefined,
): ClickEvent | undefined {
  if (action === 'change_page') {
    return readInteger(value) === undefined ? undefined : { action, value };
  }
  if (action !== 'custom') return { action, value };
  const id = readNamespacedId(value);
  return id === undefined ? undefined : { action, value: id, payload };
}
