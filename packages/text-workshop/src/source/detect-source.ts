import {
  detectFormat,
  diagnoseMiniMessage,
  readMiniMessage,
  toPlain,
} from '@fucina/minecraft-text';
import type { Unwrapped } from '../wrapping/unwrapped.ts';
import type { SourceFormat } from './formats.ts';
import { hasServerListPlusGradient } from './server-list-plus.ts';

/** The likeliest notation of texts that belong together. */
export function detectSource({ texts, wrapping }: Unwrapped): SourceFormat {
  const whole = texts.join('\n');
  if (hasServerListPlusGradient(whole)) return 'server-list-plus';
  const isOfGame = wrapping === 'command' || wrapping === 'data';
  const format =
    (isOfGame || texts.length > 1 ? formatOfAll(texts) : undefined) ?? detectFormat(whole);
  if (isOfGame && format !== 'json' && format !== 'give-command') return 'snbt';
  if (format !== 'plain') return format;
  return isMeantAsMiniMessage(whole) ? 'mini-message' : format;
}

/** Several components one below the other are no component together. */
function formatOfAll(texts: readonly string[]): 'json' | 'snbt' | undefined {
  let all: 'json' | 'snbt' | undefined;
  for (const text of texts) {
    const format = text.trim() === '' ? 'json' : detectFormat(text);
    const isString = /^\s*["']/.test(text);
    if (!isString && format !== 'json' && format !== 'snbt') return undefined;
    if (format === 'snbt' || (isString && /^\s*'/.test(text))) all = 'snbt';
    else if (format === 'json' && text.trim() !== '') all ??= 'json';
  }
  return all;
}

/** Tags with quotes: one that is never closed turns the tag into text. */
const EVENT = /<(?:click|hover):/i;
/** In other texts too, such as those with tags of HTML. */
const FOUND_ANYWHERE: ReadonlySet<string> = new Set(['unknown-tag', 'closes-nothing']);

/** Line breaks alone, and tags that are misspelled or used wrongly, give no style that would tell. */
function isMeantAsMiniMessage(text: string): boolean {
  if (!text.includes('<')) return false;
  if (EVENT.test(text)) return true;
  const read = readMiniMessage(text);
  return (
    (read.ok && toPlain(read.value) !== text) ||
    diagnoseMiniMessage(text).some(
      ({ code, fix }) =>
        code !== 'ampersand-code' && (fix !== undefined || !FOUND_ANYWHERE.has(code)),
    )
  );
}
