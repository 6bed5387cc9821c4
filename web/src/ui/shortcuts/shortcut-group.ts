import type { WordKey } from '@fucina/site';
import { type KeyPress, matchesKeys } from './key-press.ts';
import { isSwitchedOff } from './single-keys.ts';

/** One thing that keys do. */
export interface Shortcut {
  readonly name: WordKey;
  /** The ways to press it: the names of the keys, such as `Mod Shift Z`. `Mod` is ⌘ on Apple's systems, else Ctrl. */
  readonly keys: readonly string[];
}

/** The shortcuts of the site, of a tool, or of a part that has the focus. */
export interface ShortcutGroup<Name extends string = string> {
  readonly title: WordKey;
  readonly shortcuts: Readonly<Record<Name, Shortcut>>;
}

export type ShortcutName<Group> = Group extends ShortcutGroup<infer Name> ? Name : never;

/**
 * Shortcuts that are shown and work from the same data: the owner handles what `findShortcut` finds, and lists the
 * group with `useListedShortcuts`.
 */
export function defineShortcuts<Name extends string>(
  title: WordKey,
  shortcuts: Readonly<Record<Name, Shortcut>>,
): ShortcutGroup<Name> {
  return { title, shortcuts };
}

/** The name of the shortcut that was pressed. */
export function findShortcut<Name extends string>(
  { shortcuts }: ShortcutGroup<Name>,
  event: KeyPress,
): Name | undefined {
  // The keys of an object lose their type.
  const names = Object.keys(shortcuts) as Name[];
  return names.find((name) =>
    shortcuts[name].keys.some((keys) => !isSwitchedOff(keys) && matchesKeys(keys, event)),
  );
}
