import { isApple } from './is-apple.ts';

/** What the events of the browser and of React have in common. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space' };

/** Whether these keys are pressed together, and no other modifier. */
export function matchesKeys(keys: string, event: KeyPress): boolean {
  const names = keys.split(' ');
  const key = names.at(-1) ?? '';
  const has = (modifier: string) => names.includes(modifier);
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return (
    pressedKey(event) === key &&
    event.altKey === has('Alt') &&
    event.metaKey === (has('Mod') && isApple()) &&
    event.ctrlKey === (has('Ctrl') || (has('Mod') && !isApple())) &&
    // Which signs need Shift differs between keyboards.
    (isSign || event.shiftKey === has('Shift'))
  );
}

function pressedKey({ key, code, altKey }: KeyPress): string {
  // With Alt a letter gives another character on a Mac.
  if (altKey && code.startsWith('Key')) return code.slice(3);
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
