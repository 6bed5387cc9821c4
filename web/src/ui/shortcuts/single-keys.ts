import { choiceField } from '@fucina/tool-state';
import { createStoredValue } from '../../state/stored-value.ts';

/** Shortcuts of a single character must be possible to switch off (WCAG 2.1.4). */
export const singleKeys = createStoredValue('single-keys', choiceField(['on', 'off'], 'on'));

export function isSwitchedOff(keys: string): boolean {
  return keys.length === 1 && singleKeys.get() === 'off';
}
