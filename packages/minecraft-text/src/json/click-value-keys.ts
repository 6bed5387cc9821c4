import type { ClickAction } from '../component/component.ts';

/** The field that holds the value of an action since 1.21.5; before, it was always `value`. */
export const CLICK_VALUE_KEYS: Readonly<Record<ClickAction, string>> = {
  open_url: 'url',
  open_file: 'path',
  run_command: 'command',
  suggest_command: 'command',
  change_page: 'page',
  copy_to_clipboard: 'value',
  show_dialog: 'dialog',
  custom: 'id',
};
