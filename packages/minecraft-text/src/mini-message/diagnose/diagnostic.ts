import type { TextProblem, TextRange } from '../../text-problem.ts';

/** A finding about a range of a message, and where that is. */
export interface Diagnostic extends MessageFinding, TextProblem<DiagnosticCode> {}

export interface MessageFinding extends TextRange {
  readonly code: DiagnosticCode;
  /** `error`: the message is not shown. `warning`: probably not what was meant. `note`: valid, but worth checking. */
  readonly severity: 'error' | 'warning' | 'note';
  /** The tag name in lower case. */
  readonly name?: string;
  /** The wrong argument, or the correct form of an alias. */
  readonly detail?: string;
  /** What to write in place of the range. */
  readonly fix?: string;
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
  | 'bad-url'
  | 'bad-page'
  | 'bad-command'
  | 'bad-key'
  | 'bad-head-name'
  | 'short-negation'
  | 'legacy-show-item'
  | 'decoration-argument'
  | 'closes-nothing'
  | 'alias-closes-nothing'
  | 'never-closed'
  | 'unclosed-quote'
  | 'wrong-close-order'
  | 'reset-in-strict'
  | 'not-in-preset'
  | 'needs-newer-adventure'
  | 'needs-newer-game';
