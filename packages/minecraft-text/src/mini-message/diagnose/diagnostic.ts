import type { Range } from '../errors.ts';

/** Something an author would want to know about a stretch of a message. */
export interface Diagnostic extends Range {
  readonly code: DiagnosticCode;
  /** `error`: nothing shows. `warning`: not what was meant. `hint`: fine, yet worth a look. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** The tag's name in lower case. */
  readonly name?: string;
  /** The argument at fault, or what an alias would have to be. */
  readonly detail?: string;
  /** What to write instead of the range. */
  readonly suggestion?: string;
}

export type DiagnosticCode =
  | 'legacy-code'
  | 'ampersand-code'
  | 'unknown-tag'
  | 'missing-argument'
  | 'takes-no-argument'
  | 'bad-argument'
  | 'bad-color'
  | 'color-name-case'
  | 'too-few-colors'
  | 'phase-out-of-range'
  | 'negative-phase'
  | 'unknown-action'
  | 'action-case'
  | 'unknown-flag'
  | 'hex-length'
  | 'url-port'
  | 'decoration-argument'
  | 'closes-nothing'
  | 'alias-closes-nothing'
  | 'never-closed'
  | 'unclosed-quote'
  | 'wrong-close-order'
  | 'reset-in-strict'
  | 'needs-newer-adventure'
  | 'needs-newer-game';
