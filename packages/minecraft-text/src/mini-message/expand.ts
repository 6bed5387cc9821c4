import type { BuildResult, MessageError } from './errors.ts';
import type { Expansion } from './expansion.ts';
import { findLegacyCode } from './legacy-codes.ts';
import type { Placeholders } from './placeholders.ts';
import { type Replacement, toSource } from './replacements.ts';
import { scanTags } from './scan-tags.ts';
import { readArguments } from './tag-parts.ts';

const SLASH = 0x2f;
/** The reference engine looks once more, and does not use the result. */
const MAX_PASSES = 15;
/** Of texts inside arguments. The reference engine has no limit here and below: it runs out of stack or memory. */
const MAX_DEPTH = 8;
const MAX_INSERTED = 100_000;

export function beginExpansion(placeholders: Placeholders): Expansion {
  return new TextExpansion(placeholders);
}

/** Of one message, with all that is read for its sake. */
class TextExpansion implements Expansion {
  readonly #placeholders: Placeholders;
  #depth = 0;
  #inserted = 0;
  /** Why the whole message fails, although the place is in an argument or nowhere. */
  #failure: MessageError['code'] | undefined;

  constructor(placeholders: Placeholders) {
    this.#placeholders = placeholders;
  }

  readonly read: Expansion['read'] = (source, readExpanded) => {
    const passes: Replacement[][] = [];
    const text = this.#expand(source, passes);
    this.#depth++;
    const result = this.#failed(source) ?? readExpanded(text);
    this.#depth--;
    if (result.ok || !('from' in result.error)) return this.#failed(source) ?? result;
    const error = toSource(result.error, source, text, passes);
    return this.#failed(source) ?? { ok: false, error };
  };

  /** Arguments can make the message fail while it is read. */
  #failed({ length }: string): BuildResult | undefined {
    const code = this.#failure;
    return code && { ok: false, error: { code, from: 0, to: length } };
  }

  readonly expand = (argument: string): string => {
    const text = this.#expand(argument, []);
    this.#failure ??= findLegacyCode(text)?.code;
    return text;
  };

  /** What is put in the place of tags may have such tags too. */
  #expand(source: string, passes: Replacement[][]): string {
    let text = source;
    if (this.#depth > MAX_DEPTH) return text;
    this.#depth++;
    while (passes.length < MAX_PASSES && findLegacyCode(text) === undefined) {
      const replaced: Replacement[] = [];
      const next = this.#replaceTags(text, replaced);
      if (next === text) break;
      passes.push(replaced);
      text = next;
    }
    this.#depth--;
    return text;
  }

  #replaceTags(text: string, replaced: Replacement[]): string {
    let result = '';
    let at = 0;
    scanTags(text, {
      onTag: (from, to) => {
        const inserted = this.#textOf(text, from, to);
        if (inserted === undefined) return true;
        this.#inserted += inserted.length;
        if (this.#inserted > MAX_INSERTED) this.#failure ??= 'too-long';
        replaced.push({ from, to, length: inserted.length });
        result += text.slice(at, from) + inserted;
        at = to;
        return true;
      },
    });
    return result + text.slice(at);
  }

  #textOf(text: string, from: number, to: number): string | undefined {
    const isOpening = text.charCodeAt(from + 1) !== SLASH && text.charCodeAt(to - 2) !== SLASH;
    if (!isOpening || this.#failure !== undefined) return undefined;
    // Here a name ends at any colon, also at that of `://`.
    const [name = ''] = text.slice(from + 1, to - 1).split(':', 1);
    const key = name.toLowerCase() as Lowercase<string>;
    if (!Object.hasOwn(this.#placeholders, key)) return undefined;
    const value = this.#placeholders[key];
    if (typeof value !== 'function' || !('textOf' in value)) return undefined;
    const [, ...args] = readArguments(text, from + 1, to - 1);
    return value.textOf(args.map(this.expand));
  }
}
