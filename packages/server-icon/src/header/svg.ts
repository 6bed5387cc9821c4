/** Comments before the picture may be long, but not longer than this. */
const SEARCHED_BYTES = 64_000;
const PROLOG = /^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>)/i;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Whether the file is text whose first element is `svg`. */
export function isSvg(file: Uint8Array): boolean {
  let text = '';
  for (const byte of file.subarray(0, SEARCHED_BYTES)) text += String.fromCharCode(byte);
  if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(BYTE_ORDER_MARK.length);
  for (let prolog = PROLOG.exec(text); prolog; prolog = PROLOG.exec(text)) {
    text = text.slice(prolog[0].length);
  }
  return /^<svg[\s>]/.test(text);
}
