import { FIELD_COUNT, lastsUntil, type StyleText } from './write-style.ts';

interface OpenTag {
  readonly field: number;
  readonly text: string;
}

/**
 * The style tags that are open at a point of the output. The tag that stays open longest is opened first, so
 * that tags close in order and rarely have to be reopened.
 */
export class OpenStyle {
  readonly #styles: readonly StyleText[];
  readonly #ends: Int32Array;
  readonly #around: StyleText;
  readonly #open: OpenTag[] = [];

  /** `around` is the style set by outer tags, which cannot be closed here. */
  constructor(styles: readonly StyleText[], around: StyleText) {
    this.#styles = styles;
    this.#ends = lastsUntil(styles);
    this.#around = around;
  }

  /** The tags to write between the previous style and the one at this index. */
  switchTo(at: number): string {
    const style = this.#styles[at] ?? [];
    let tags = '';
    for (let close = this.#firstToClose(at); close !== -1; close = this.#firstToClose(at)) {
      tags += this.#closeDownTo(close);
    }
    const wanted: OpenTag[] = [];
    for (let field = 0; field < style.length; field++) {
      const text = style[field];
      if (text !== undefined && text !== this.#inForce(field)) wanted.push({ field, text });
    }
    if (wanted.length > 1) wanted.sort((a, b) => this.#end(at, b.field) - this.#end(at, a.field));
    for (const tag of wanted) {
      this.#open.push(tag);
      tags += `<${tag.text}>`;
    }
    return tags;
  }

  closeAll(): string {
    return this.#closeDownTo(0);
  }

  #closeDownTo(count: number): string {
    let tags = '';
    while (this.#open.length > count) tags += `</${nameOf(this.#open.pop()?.text ?? '')}>`;
    return tags;
  }

  #inForce(field: number): string | undefined {
    for (let i = this.#open.length - 1; i >= 0; i--) {
      const tag = this.#open[i];
      if (tag?.field === field) return tag.text;
    }
    return this.#around[field];
  }

  #end(at: number, field: number): number {
    return this.#ends[at * FIELD_COUNT + field] ?? at;
  }

  /** Index of the outermost tag that must be closed. Closing it can make another tag effective again. */
  #firstToClose(at: number): number {
    const open = this.#open;
    const style = this.#styles[at] ?? [];
    for (let i = 0; i < open.length; i++) {
      const tag = open[i];
      if (tag === undefined || tag.text === style[tag.field]) continue;
      const others = open.filter(({ field }, index) => field === tag.field && index !== i);
      if (others.some((other) => open.indexOf(other) > i)) continue;
      // Nesting another value inside is shorter than closing this tag and reopening it right after.
      const after = this.#styles[this.#end(at, tag.field) + 1]?.[tag.field];
      const isBriefly = style[tag.field] !== undefined && after === tag.text;
      if (!isBriefly || others.length > 0) return i;
    }
    return -1;
  }
}

function nameOf(tag: string): string {
  const colon = tag.indexOf(':');
  return colon === -1 ? tag : tag.slice(0, colon);
}
