import { OWN_TEXT_RULES } from '@fucina/config-text';
import type { FileRule } from '@fucina/config-text/file';
import type { DiagnosticCode } from '@fucina/minecraft-text/mini-message';
import type { Level } from '../check/problem.ts';
import type { OPEN_ERRORS } from '../config/rule-sentences.ts';

/** A few rules have problems of other levels too, by what the mistake does. */
const FILES: Readonly<Record<FileRule | keyof typeof OPEN_ERRORS, Level>> = {
  'file/unreadable': 'error',
  'file/unknown-format': 'error',
  'file/too-big': 'error',
  'file/binary': 'error',
  'file/encoding': 'warning',
  'file/mixed-line-ends': 'note',
  'yaml/unquoted-code': 'error',
  'yaml/must-quote': 'error',
  'yaml/cut-by-comment': 'error',
  'yaml/tab': 'error',
  'yaml/bad-escape': 'error',
  'yaml/duplicate-key': 'warning',
  'yaml/key-type': 'warning',
  'yaml/under-indented': 'warning',
  'yaml/comment-without-space': 'warning',
  'yaml/multi-document': 'error',
  'yaml/control-character': 'error',
  'yaml/line-break': 'warning',
  'yaml/nesting': 'error',
  'yaml/too-many-errors': 'error',
  'yaml/too-big': 'error',
  'yaml/syntax': 'error',
  'props/duplicate-key': 'warning',
  'props/bad-unicode': 'error',
  'json/duplicate-key': 'warning',
  'json/nesting': 'error',
  'json/syntax': 'error',
  'toml/syntax': 'error',
  'toml/too-big': 'error',
  'hocon/nesting': 'error',
  'hocon/syntax': 'error',
};

const TAGS: Readonly<Record<DiagnosticCode, Level>> = {
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
  'needs-newer-adventure': 'warning',
  'needs-newer-game': 'warning',
};

/** The level of each rule, unless somebody sets another one. */
export const DEFAULT_LEVELS: ReadonlyMap<string, Level> = new Map([
  ...Object.entries(FILES),
  ...underText(OWN_TEXT_RULES),
  ...underText(TAGS),
  ...underText({ unreadable: 'error' }),
  ['profile/not-read-here', 'warning'],
]);

function underText(levels: Readonly<Record<string, Level>>): [string, Level][] {
  return Object.entries(levels).map(([code, level]) => [`text/${code}`, level]);
}
