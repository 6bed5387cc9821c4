/** What a plugin can read with, by its name in Java. `DEFAULT` is all of MiniMessage. */
export const MINI_MESSAGE_PRESETS = ['DEFAULT', 'NON_INTERACTABLE', 'FORMATTED_TEXT'] as const;

/** The version of Adventure that they came with. */
export const PRESETS_SINCE = '5.0';

export type MiniMessagePreset = (typeof MINI_MESSAGE_PRESETS)[number];
