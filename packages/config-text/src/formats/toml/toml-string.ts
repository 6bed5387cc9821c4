import {
  type CanWrite,
  readEscape,
  TOML_ESCAPES,
  TOML_LINES_ESCAPES,
  writeEncoded,
} from '@fucina/quoting';
import type { Scalar } from '../format.ts';
import { copiedValue, type MappedValue, MappedValueBuilder } from '../mapped-value.ts';

/** A string with its quotes; undefined where it is not valid. */
export function decodeTomlString(source: string, { kind }: Scalar): MappedValue | undefined {
  const isLong = kind === 'basic-lines' || kind === 'apostrophe-lines';
  const quote = kind === 'basic' || kind === 'basic-lines' ? '"' : "'";
  const fence = isLong ? quote.repeat(3) : quote;
  const to = source.length - fence.length;
  if (to < fence.length || !source.startsWith(fence) || !source.endsWith(fence)) return undefined;
  // A line break after the opening quotes is not part of the text.
  const from = isLong ? endOf(/\r?\n/y, source, fence.length) : fence.length;
  if (!isLong && /[\r\n]/.test(source)) return undefined;
  if (quote === "'") {
    return source.slice(from, to).includes(fence) ? undefined : copiedValue(source, from, to);
  }
  return decodeBasic(source, from, to, fence, isLong);
}

function decodeBasic(
  source: string,
  from: number,
  to: number,
  fence: string,
  isLong: boolean,
): MappedValue | undefined {
  const builder = new MappedValueBuilder(source);
  let at = from;
  let copied = from;
  while (at < to) {
    if (source.startsWith(fence, at)) return undefined;
    if (source[at] !== '\\') {
      at += 1;
      continue;
    }
    const found = readEscape(source, at, isLong ? TOML_LINES_ESCAPES : TOML_ESCAPES);
    if (found === undefined || found.end > to) return undefined;
    builder.copy(copied, at);
    builder.add(found.text, at, found.end);
    at = found.end;
    copied = at;
  }
  builder.copy(copied, to);
  return builder.build(from);
}

export function encodeTomlText(
  text: string,
  { kind }: Scalar,
  canWrite: CanWrite,
): string | undefined {
  if (kind === 'basic' || kind === 'basic-lines') return writeEncoded(text, canWrite, 'capital');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: literal strings cannot hold these.
  return /['\u0000-\u0008\u000a-\u001f\u007f]/.test(text) || !canWrite(text) ? undefined : text;
}

function endOf(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(source) ? pattern.lastIndex : from;
}
