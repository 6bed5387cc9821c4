import { DECORATIONS, type Decoration } from '../../component/style.ts';
import { legacyCodeTag } from '../legacy-codes.ts';
import { findTag } from '../resolve-tag.ts';
import type { TagSource } from '../tag-source.ts';
import type { MessageFinding } from './diagnostic.ts';

const CODE = /([§&])(?:x((?:[§&][0-9a-f]){6})|(#[0-9a-f]{6})|([0-9a-fk-or]))/gi;

/** Color codes of other formats: `§` makes the whole message fail, `&` has no effect. */
export function findCodes(text: string, tags: readonly TagSource[]): MessageFinding[] {
  const found: MessageFinding[] = [];
  const inForce = new InForce(text.includes('</'));
  let nextTag = 0;
  for (const match of text.matchAll(CODE)) {
    const [code, char, digits, hex, letter = ''] = match;
    if (char === '§' && hex !== undefined) continue;
    const from = match.index;
    const to = from + code.length;
    for (let tag = tags[nextTag]; tag !== undefined && tag.to <= from; tag = tags[nextTag]) {
      inForce.openTag(tag);
      nextTag++;
    }
    const isInTag = (tags[nextTag]?.from ?? text.length) < from;
    // Ampersands in arguments are skipped: they belong to a link or a command.
    if (isInTag && char === '&') continue;
    const color = digits === undefined ? hex : `#${digits.replace(/[§&]/g, '')}`;
    const tag = color === undefined ? legacyCodeTag(letter) : `<${color}>`;
    const fix = isInTag ? tag : inForce.replaceCode(tag);
    found.push({
      ...(char === '§'
        ? { code: 'legacy-code', severity: 'error' }
        : { code: 'ampersand-code', severity: 'note' }),
      from,
      to,
      ...(fix !== undefined && { fix }),
    });
  }
  return found;
}

/**
 * The decorations at a place of a text in which some codes are tags already. A code of a color ends them, a tag does
 * not: each code can be replaced for itself, whatever becomes of those before it.
 */
class InForce {
  readonly #decorations = new Set<Decoration>();
  /** Whether `<reset>` would end more than decorations and colors, or leave a closing tag alone. */
  #isResetTooMuch: boolean;

  constructor(hasClosingTags: boolean) {
    this.#isResetTooMuch = hasClosingTags;
  }

  openTag({ name, args: [argument] }: TagSource): void {
    const field = findTag(name)?.definition.field;
    const decoration = decorationNamed(field);
    if (name === 'reset') this.#decorations.clear();
    else if (decoration === undefined) this.#isResetTooMuch ||= field !== 'color';
    else if (name.startsWith('!') || argument === 'false' || argument === 'off') {
      this.#decorations.delete(decoration);
    } else this.#decorations.add(decoration);
  }

  /** What is written for a code, whose tag alone would leave decorations on. */
  replaceCode(tag: string | undefined): string | undefined {
    const decoration = decorationNamed(tag?.slice(1, -1));
    if (decoration !== undefined) {
      this.#decorations.add(decoration);
      return tag;
    }
    const decorations = [...this.#decorations];
    this.#decorations.clear();
    if (tag === undefined || tag === '<reset>' || decorations.length === 0) return tag;
    if (!this.#isResetTooMuch) return `<reset>${tag}`;
    return tag + decorations.map((each) => `<!${each}>`).join('');
  }
}

function decorationNamed(name: string | undefined): Decoration | undefined {
  return DECORATIONS.find((decoration) => decoration === name);
}
