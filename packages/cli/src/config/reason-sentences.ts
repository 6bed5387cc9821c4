import type { ConversionReason, OwnTextRule } from '@fucina/config-text';
import type { DropReason } from '@fucina/config-text/file';
import type { CliKey, Language } from '../language.ts';
import { TEXT_RULES } from './rule-sentences.ts';

/** Reasons that are no rules of a check. */
const REASONS = {
  'not-read-here': 'rule_not_read_here',
  'looks-different': 'reason_looks_different',
  'codes-remain': 'reason_codes_remain',
  'tail-lost': 'reason_tail_lost',
  approximate: 'reason_approximate',
  unproven: 'reason_unproven',
  loss: 'reason_loss',
  component: 'reason_component',
  'too-long': 'reason_too_long',
  stopped: 'reason_stopped',
  'layer-not-kept': 'reason_layer_not_kept',
  unreadable: 'reason_unreadable',
} as const satisfies Readonly<Record<Exclude<ConversionReason, OwnTextRule>, CliKey>>;

const DROPPED = {
  'read-only': 'dropped_read_only',
  'no-such-text': 'dropped_not_read_back',
  'line-has-error': 'dropped_line_has_error',
  'not-writable': 'dropped_not_writable',
  'not-read-back': 'dropped_not_read_back',
} as const satisfies Readonly<Record<DropReason, CliKey>>;

const SENTENCES: Readonly<Record<ConversionReason, CliKey>> = { ...TEXT_RULES, ...REASONS };

/** Why somebody has to look at a text. Without a reason it is the place that is unusual. */
export function reasonSentence(reasons: readonly ConversionReason[], { say }: Language): string {
  if (reasons.length === 0) return say('reason_no_text');
  return reasons.map((reason) => say(SENTENCES[reason])).join(' ');
}

/** Why a change cannot be made. */
export function dropSentence(reason: DropReason, { say }: Language): string {
  return say(DROPPED[reason]);
}
