import { type CanWrite, escapeUnits, writeEncoded } from '@fucina/quoting';
import type { Filling, LiteralForm, Spelling } from './code-text.ts';
import { HOLE } from './code-text.ts';
import { FORMS } from './literal-forms.ts';

/** Text to insert into any of these literals; undefined where one of them cannot hold it, or holds it otherwise. */
export function writeCodeText(
  text: string,
  spellings: readonly Spelling[],
  canWrite: CanWrite,
): string | undefined {
  if (text.includes(HOLE)) return undefined;
  const written = new Set(spellings.map((spelling) => write(text, spelling, canWrite)));
  const [only] = written;
  return written.size === 1 ? only : undefined;
}

function write(text: string, { form, filling }: Spelling, canWrite: CanWrite): string | undefined {
  return writeIn(form, fill(text, filling), canWrite);
}

function fill(text: string, filling: Filling): string {
  if (filling === 'printf') return text.replaceAll('%', '%%');
  return filling === 'braces' ? text.replace(/[{}]/g, '$&$&') : text;
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: Kotlin, where this is a `$`.
const RAW_DOLLAR = "${'$$'}";
// biome-ignore lint/suspicious/noControlCharactersInRegex: what has no escape there cannot be written.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

function writeIn(form: LiteralForm, text: string, canWrite: CanWrite): string | undefined {
  const { escapes, holes, opening } = FORMS[form];
  if (typeof escapes === 'object') {
    const escaped =
      'u' in escapes.hex ? writeEncoded(text, canWrite, 'pair') : writeRust(text, canWrite);
    // Kotlin has no `\f`, and a backslash that is escaped is before an `f` of the text.
    const right = 'f' in escapes.short ? escaped : withoutFormFeed(escaped);
    const dollars = holes.startsWith('dollar') ? right.replaceAll('$', '\\$') : right;
    if (opening === '`') return dollars.replaceAll('`', '\\`');
    return opening.startsWith("'") ? dollars.replaceAll("'", "\\'") : dollars;
  }
  if (CONTROL.test(text) || !canWrite(text)) return undefined;
  if (form === 'kotlin-raw') return text.replaceAll('$', RAW_DOLLAR);
  if (escapes === 'slashy') return /[\\$]/.test(text) ? undefined : text.replaceAll('/', '\\/');
  return escapes === 'dollar' && /[$/]/.test(text) ? undefined : text;
}

function withoutFormFeed(escaped: string): string {
  return escaped.replace(/\\(.)/gs, (all, letter) => (letter === 'f' ? escapeUnits('\f') : all));
}

function writeRust(text: string, canWrite: CanWrite): string {
  const escaped = text.replace(/["\\\n\r\t]/g, (char) => RUST_ESCAPES[char] ?? char);
  return Array.from(escaped, (char) =>
    CONTROL.test(char) || !canWrite(char) ? `\\u{${char.codePointAt(0)?.toString(16)}}` : char,
  ).join('');
}

const RUST_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
