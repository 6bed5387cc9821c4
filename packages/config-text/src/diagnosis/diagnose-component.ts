import { toPlain } from '@fucina/minecraft-text/component';
import { readJsonText } from '@fucina/minecraft-text/json';
import { findMeantCodes } from '../conversion/meant-codes.ts';
import { isJsonText } from '../conversion/text-readers.ts';
import type { Profile } from '../profiles/profile.ts';
import { beginsLikeComponent } from '../texts/component-form.ts';
import type { TextMistake } from './text-mistake.ts';

/** Only the plugin knows what it puts in there. */
const FILLED_HOVER = /"(?:value|contents)"\s*:\s*"(?:\{[\w-]+\}|%[\w-]+%)"/;

/** Several components one after the other, with a sign of the plugin between them: `{…}&&{…}`. */
const JOINED = /\}\s*[^\s\w"'{}[\],:]+\s*\{\s*"/;

/** What is wrong in a text that is a component in JSON; undefined for other texts. */
export function diagnoseComponent(
  text: string,
  { codes, isGuess = false }: Profile,
): readonly TextMistake[] | undefined {
  const isComponent = isJsonText(text);
  if (!isComponent && !beginsLikeComponent(text)) return undefined;
  const whole = { from: 0, to: text.length };
  const read = readJsonText(text);
  if (!read.ok) {
    const from = 'from' in read.error ? read.error.from : 0;
    const severity = isGuess && JOINED.test(text) ? { severity: 'note' as const } : {};
    return [{ code: 'component-syntax', ...severity, from, to: text.length }];
  }
  const found = read.losses.map(({ code, field: detail }): TextMistake => {
    const isFilled = detail.includes('hover') && FILLED_HOVER.test(text);
    const severity = code === 'ignored-field' || isFilled ? { severity: 'note' as const } : {};
    return { code: 'component-field', ...severity, ...whole, detail };
  });
  const hasCodes = findMeantCodes(toPlain(read.value), codes).hasCodes;
  return hasCodes ? [...found, { code: 'mixed-notation', ...whole }] : found;
}
