import type { DiagnosticCode } from '@fucina/minecraft-text/mini-message';

/**
 * `error`: the game refuses the file or loses the message. `warning`: it looks other than meant. `note`: worth
 * knowing.
 */
export type RuleLevel = 'error' | 'warning' | 'note';

/** How a file is written. */
export const FILE_RULES = {
  'file/binary': 'error',
  'file/too-big': 'error',
  'file/unknown-format': 'error',
  'file/encoding': 'warning',
  'file/mixed-line-ends': 'note',
  'file/long-key': 'error',
  'yaml/unquoted-code': 'error',
  'yaml/must-quote': 'error',
  'yaml/list-or-text': 'error',
  'yaml/cut-by-comment': 'error',
  'yaml/tab': 'error',
  'yaml/bad-escape': 'error',
  'yaml/duplicate-key': 'warning',
  'yaml/key-type': 'note',
  'yaml/under-indented': 'warning',
  'yaml/comment-without-space': 'warning',
  'yaml/multi-document': 'error',
  'yaml/bad-merge': 'error',
  'yaml/control-character': 'error',
  'yaml/line-break': 'warning',
  'yaml/nesting': 'error',
  'yaml/too-many-errors': 'error',
  'yaml/too-big': 'error',
  'yaml/syntax': 'error',
  'props/duplicate-key': 'warning',
  'props/bad-unicode': 'error',
  'props/lone-quote': 'warning',
  'json/duplicate-key': 'warning',
  'json/nesting': 'error',
  'json/syntax': 'error',
  'toml/syntax': 'error',
  'toml/too-big': 'error',
  'hocon/nesting': 'error',
  'hocon/syntax': 'error',
} as const satisfies Readonly<Record<string, RuleLevel>>;

/** What a plugin does with a file. */
export const PROFILE_RULES = {
  'profile/not-read-here': 'warning',
  'profile/wrong-folder': 'warning',
  'profile/switch-off': 'warning',
} as const satisfies Readonly<Record<string, RuleLevel>>;

/** What is wrong in one text, besides its MiniMessage. */
export const OWN_TEXT_RULES = {
  'mixed-notation': 'note',
  'leftover-code': 'error',
  'lost-letter': 'warning',
  'eaten-letter': 'warning',
  'doubled-code': 'note',
  'code-in-word': 'note',
  'code-in-url': 'warning',
  'codes-only': 'note',
  'broken-hex': 'warning',
  'placeholder-cut': 'warning',
  'message-format-quote': 'warning',
  'message-format-brace': 'error',
  'printf-percent': 'note',
  'component-syntax': 'error',
  'component-field': 'warning',
  'link-not-clickable': 'note',
  'item-italic': 'warning',
  'tail-leaks': 'note',
  /** Of a conversion only: before and after it, the text looks different beside others. */
  'join-differs': 'warning',
  'needs-escape-lost': 'warning',
  'too-long': 'warning',
} as const satisfies Readonly<Record<string, RuleLevel>>;

const TAG_RULES: Readonly<Record<DiagnosticCode, RuleLevel>> = {
  'legacy-code': 'error',
  'ampersand-code': 'note',
  'unknown-tag': 'warning',
  'missing-argument': 'warning',
  'takes-no-argument': 'warning',
  'bad-argument': 'warning',
  'bad-color': 'warning',
  'color-name-case': 'warning',
  'too-few-colors': 'warning',
  'phase-out-of-range': 'warning',
  'negative-phase': 'error',
  'unknown-action': 'warning',
  'action-case': 'warning',
  'unknown-flag': 'warning',
  'hex-length': 'warning',
  'url-port': 'warning',
  'bad-url': 'warning',
  'bad-page': 'warning',
  'bad-command': 'warning',
  'bad-key': 'warning',
  'bad-head-name': 'error',
  'short-negation': 'warning',
  'legacy-show-item': 'note',
  'decoration-argument': 'warning',
  'closes-nothing': 'warning',
  'alias-closes-nothing': 'warning',
  'never-closed': 'note',
  'unclosed-quote': 'warning',
  'wrong-close-order': 'error',
  'reset-in-strict': 'error',
  'not-in-preset': 'warning',
  'needs-newer-adventure': 'warning',
  'needs-newer-game': 'warning',
};

export type FileRule = keyof typeof FILE_RULES;
export type ProfileRule = keyof typeof PROFILE_RULES;
export type OwnTextRule = keyof typeof OWN_TEXT_RULES;
export type TextRule = `text/${OwnTextRule | DiagnosticCode}` | 'profile/not-read-here';
export type Rule = FileRule | ProfileRule | TextRule;

/** Every rule with its level. A finding may have a lower one, where less is certain. */
export const RULES: ReadonlyMap<Rule, RuleLevel> = new Map<Rule, RuleLevel>([
  ...entries(FILE_RULES),
  ...entries(OWN_TEXT_RULES).map(([code, level]) => [`text/${code}`, level] as const),
  ...entries(TAG_RULES).map(([code, level]) => [`text/${code}`, level] as const),
  ...entries(PROFILE_RULES),
]);

function entries<Id extends string>(
  levels: Readonly<Record<Id, RuleLevel>>,
): readonly (readonly [Id, RuleLevel])[] {
  // The objects are literals, so they have no other keys.
  return Object.entries(levels) as [Id, RuleLevel][];
}
