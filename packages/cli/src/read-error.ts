import type { SourceError } from '@fucina/text-workshop';
import type { CliKey, Language } from './language.ts';
import { type Place, placeOf } from './place.ts';

const SENTENCES: Readonly<Record<SourceError['code'], CliKey>> = {
  'unexpected-end': 'read_unexpected_end',
  'unexpected-character': 'read_unexpected_character',
  'bad-escape': 'read_bad_escape',
  'named-escape': 'read_named_escape',
  'not-a-number': 'read_not_a_number',
  'too-deep': 'read_too_deep',
  'trailing-text': 'read_trailing_text',
  'not-a-component': 'read_not_a_component',
  'wrong-type': 'read_wrong_type',
  'unknown-value': 'read_unknown_value',
  missing: 'read_missing',
  'both-interpret-and-plain': 'read_unknown_value',
  'legacy-codes': 'read_legacy_codes',
  'is-command': 'read_is_command',
  'give-command': 'read_unreadable',
  'built-by-code': 'read_built_by_code',
  'unclosed-in-strict': 'read_unreadable',
  'wrong-close-order-in-strict': 'read_unreadable',
  'reset-in-strict': 'read_unreadable',
  internal: 'read_unreadable',
  'too-long': 'read_unreadable',
  'not-text': 'read_unreadable',
  'option-unknown': 'read_unreadable',
};

/** Why a text cannot be read, and where. */
export function readError(
  error: SourceError,
  text: string,
  { say }: Language,
): { readonly message: string; readonly at: Place } {
  const offset = 'at' in error ? error.at : 'from' in error ? error.from : 0;
  const field = 'field' in error ? error.field : '';
  return { message: say(SENTENCES[error.code], { field }), at: placeOf(text, offset) };
}
