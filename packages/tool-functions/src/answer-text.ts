import { TOOL_LIMITS } from './limits.ts';
import { refuse, type ToolResult } from './tool-function.ts';

type Written =
  | { readonly ok: true; readonly value: string }
  | Extract<ToolResult, { readonly ok: false }>;

/** What is around the answer: the envelope of the protocol. */
const ENVELOPE_BYTES = 500;

/** A value as text, unless an answer that holds it would be too long: it is there as a value and as a text. */
export function answerText(
  value: Readonly<Record<string, unknown>>,
  most: number = TOOL_LIMITS.answerBytes,
): Written {
  const text = JSON.stringify(value);
  if (answerBytes(text, most) <= most) return { ok: true, value: text };
  const limit = TOOL_LIMITS.answerBytes;
  const message = `The answer would have more than ${limit / 1024} KB: ask with less text.`;
  return refuse({ code: 'answer-too-long', message, most: limit });
}

/** Counts no further than to `most`. */
function answerBytes(text: string, most: number): number {
  let bytes = ENVELOPE_BYTES;
  for (let at = 0; at < text.length && bytes <= most; at += 1) {
    const unit = text.charCodeAt(at);
    const isEscaped = unit === QUOTE || unit === BACKSLASH;
    bytes += isEscaped ? 3 : 2 * utf8Bytes(unit);
  }
  return bytes;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Of one UTF-16 unit. The surrogates in JSON text are pairs: four bytes for two units. */
function utf8Bytes(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
}
