/** What a note is about; `src/messages` has a sentence for each code, in each language. */
export type StartNoteCode =
  // changes to the flags for the chosen Java
  | 'flag-removed'
  | 'flag-renamed'
  | 'flag-deprecated'
  | 'flag-unknown'
  | 'flag-unchecked'
  | 'flag-twice'
  | 'value-no-integer'
  | 'value-no-decimal'
  | 'value-no-size'
  | 'value-range'
  | 'stack-least'
  | 'value-least'
  | 'value-most'
  | 'module-missing'
  | 'unlock-added'
  | 'unlock-moved'
  | 'second-collector'
  | 'zgc-not-generational'
  // the tuning numbers
  | 'tuning-range'
  | 'tuning-unused'
  | 'region-size-power'
  | 'survivor-ratio-max'
  | 'new-size-large-heap'
  | 'pre-touch'
  // the jar and its server
  | 'jar-name-read'
  | 'jar-extension'
  | 'jar-other-java'
  | 'jar-parent-folder'
  | 'jar-prefixed'
  | 'folder-refused-by-bukkit'
  | 'java-too-old'
  | 'java-not-usual'
  | 'no-gui-old-name'
  | 'no-gui-proxy'
  // the chosen form
  | 'became-batch'
  | 'code-page-line'
  | 'posix-quoting'
  | 'restart-elsewhere'
  | 'restart-script-twice'
  | 'java-check-elsewhere'
  | 'no-screen-for-gui'
  | 'gc-log-here'
  | 'gc-log-elsewhere'
  | 'panel-memory'
  | 'arguments-only'
  | 'unit-to-edit'
  | 'eula'
  | 'docker-proxy-image'
  // the amount of memory
  | 'leave-for-system'
  | 'heap-over-machine'
  | 'heap-near-machine'
  | 'heap-large-for-proxy'
  | 'heap-small'
  | 'heap-small-for-zgc'
  | 'heap-rarely-needed'
  | 'heap-suggested'
  | 'compressed-pointers'
  // mistakes in a pasted command
  | 'typographic'
  | 'behind-jar'
  | 'flag-sign'
  | 'flag-value-missing'
  | 'flag-misspelled'
  | 'heap-syntax'
  | 'heap-no-unit'
  | 'heap-amount-missing'
  | 'stray-word'
  | 'heap-min-over-max'
  | 'heap-missing'
  | 'new-size-over-max'
  | 'jar-flag-missing'
  | 'jar-missing';

/** `info` explains, `warning` should be checked, `problem` means that the server will not start. */
export type StartNoteLevel = 'info' | 'warning' | 'problem';

export interface StartNote {
  readonly code: StartNoteCode;
  readonly level: StartNoteLevel;
  readonly facts: Readonly<Record<string, string | number>>;
}

export function note(
  code: StartNoteCode,
  level: StartNoteLevel = 'info',
  facts: StartNote['facts'] = {},
): StartNote {
  return { code, level, facts };
}
