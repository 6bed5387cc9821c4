import { type Component, createText } from '../component/component.ts';
import { createPainted } from '../component/origin.ts';
import { NO_STYLE } from '../component/style.ts';
import { dropEscapes } from './drop-escapes.ts';
import type { BuildResult, MessageError } from './errors.ts';
import type { Expansion } from './expansion.ts';
import { OpenTags } from './open-tags.ts';
import { measure, repaint } from './paint.ts';
import { findTag, type ReadableTag } from './resolve-tag.ts';
import { scanTags, type TagListener } from './scan-tags.ts';
import { unclosed, wrongOrder } from './strict-errors.ts';
import { endOfName, readArguments } from './tag-parts.ts';
import { closes, type TagSource } from './tag-source.ts';
import type { InsertTag, Tag, TagContext } from './tags/tag.ts';

const HASH = 0x23;
const OPEN = 0x3c;
const SLASH = 0x2f;
const NO_ARGUMENTS: readonly string[] = [];
/** With up to this many open tags a linear search is used; above it, an index. */
const SHALLOW = 16;

export interface BuildOptions extends TagContext {
  readonly strict: boolean;
  /** Tags that the caller adds; they come before those of MiniMessage. */
  readonly findOwn?: ((name: string) => ReadableTag | undefined) | undefined;
  readonly expansion?: Expansion | undefined;
  readonly observe?: (event: BuildEvent) => void;
}

/** What happened to a tag; input for the diagnostics, and for the syntax of a text. */
export interface BuildEvent extends TagSource {
  readonly kind: 'accepted' | 'unknown' | 'refused' | 'closes' | 'closes-nothing' | 'never-closed';
  /** For `accepted`: its effect. */
  readonly tag?: Tag;
  /** For `closes`: the tag that is closed; none for `</reset>`, which has no effect. */
  readonly closed?: TagSource | undefined;
  /** For `closes-nothing`: the tags that were open. */
  readonly open?: readonly TagSource[];
}

interface OpenTag extends TagSource {
  readonly tag: Tag;
  readonly children: Component[];
}

/** Builds the component tree in one pass. Tags open and close components; everything else is text. */
export function build(text: string, options: BuildOptions): BuildResult {
  const builder = new Builder(text, options);
  scanTags(text, builder);
  return builder.finish();
}

class Builder implements TagListener {
  readonly #text: string;
  readonly #hasEscapes: boolean;
  readonly #options: BuildOptions;
  readonly #root: Component[] = [];
  readonly #stack: OpenTag[] = [];
  #top: OpenTag | undefined;
  /** Start of the text that is not part of a component yet. */
  #textFrom = 0;
  #index: OpenTags | undefined;
  #error: MessageError | undefined;
  /** An error that the reference engine would only throw while rendering; other errors take precedence. */
  #failure: MessageError | undefined;

  constructor(text: string, options: BuildOptions) {
    this.#text = text;
    this.#hasEscapes = text.includes('\\');
    this.#options = options;
  }

  onTag(from: number, to: number): boolean {
    const isClosing = this.#text.charCodeAt(from + 1) === SLASH;
    return isClosing ? this.#onClose(from, to) : this.#onOpen(from, to);
  }

  finish(): BuildResult {
    const { strict, observe } = this.#options;
    if (this.#error === undefined && strict && this.#top !== undefined) {
      this.#error = unclosed(this.#text.length, this.#stack);
    }
    if (this.#error !== undefined) return { ok: false, error: this.#error };
    this.#endText(this.#text.length, this.#text.length);
    for (let open = this.#top; open !== undefined; open = this.#top) {
      observe?.({ ...open, kind: 'never-closed' });
      this.#pop();
    }
    if (this.#failure !== undefined) return { ok: false, error: this.#failure };
    return { ok: true, value: createText('', NO_STYLE, this.#root) };
  }

  #onOpen(from: number, to: number): boolean {
    const text = this.#text;
    const options = this.#options;
    // The slash is cut off even if it belongs to an unquoted argument, as in the reference engine.
    const isSelfClosed = text.charCodeAt(to - 2) === SLASH;
    const end = isSelfClosed ? to - 2 : to - 1;
    const nameEnd = endOfName(text, from + 1, end);
    const written = text.slice(from + 1, nameEnd);
    let name = written;
    let known = this.#find(name);
    if (known === undefined || written.charCodeAt(0) === HASH) {
      name = written.toLowerCase();
      known ??= this.#find(name);
    }
    if (known === undefined) {
      options.observe?.({ kind: 'unknown', from, to, name, args: NO_ARGUMENTS });
      return true;
    }
    let args = nameEnd === end ? NO_ARGUMENTS : readArguments(text, nameEnd + 1, end);
    if (options.expansion !== undefined) args = args.map(options.expansion.expand);
    const bare = args === NO_ARGUMENTS ? known.bare : undefined;
    const tag = bare ?? known.read(args, options, name);
    if (tag === undefined) {
      options.observe?.({ kind: 'refused', from, to, name, args });
      return true;
    }
    options.observe?.({ kind: 'accepted', from, to, name, args, tag });
    if (tag.kind === 'reset') return this.#onReset(from, to, name);
    this.#endText(from, to);
    const open: OpenTag = { tag, name, args, from, to, children: [] };
    if (isSelfClosed || (tag.kind === 'insert' && tag.isClosed)) {
      this.#add(this.#toComponent(open));
    } else {
      this.#push(open);
    }
    return true;
  }

  #onReset(from: number, to: number, name: string): boolean {
    if (this.#options.strict) {
      this.#error = { code: 'reset-in-strict', from, to, name };
      return false;
    }
    this.#endText(from, to);
    while (this.#top !== undefined) this.#pop();
    return true;
  }

  #onClose(from: number, to: number): boolean {
    const text = this.#text;
    const { strict, observe } = this.#options;
    const top = this.#top;
    const name = text.slice(from + 2, to - 1);
    if (name === top?.name) {
      observe?.({ kind: 'closes', from, to, name, args: NO_ARGUMENTS, closed: top });
      this.#endText(from, to);
      this.#pop();
      return true;
    }
    const [written = '', ...args] = readArguments(text, from + 2, to - 1);
    const closing = { from, to, name: written.toLowerCase(), args };
    if (written === 'reset') {
      observe?.({ ...closing, kind: 'closes' });
      this.#endText(from, to);
      return true;
    }
    const depth = this.#find(closing.name) === undefined ? -1 : this.#findOpen(closing);
    if (depth === -1) {
      observe?.({ ...closing, kind: 'closes-nothing', open: this.#stack });
      return true;
    }
    if (strict && depth < this.#stack.length - 1) {
      this.#error = wrongOrder(text, closing, this.#stack.slice(depth + 1));
      return false;
    }
    observe?.({ ...closing, kind: 'closes', closed: this.#stack[depth] });
    this.#endText(from, to);
    while (this.#stack.length > depth + 1) {
      if (this.#top !== undefined) observe?.({ ...this.#top, kind: 'never-closed' });
      this.#pop();
    }
    this.#pop();
    return true;
  }

  #find(name: string): ReadableTag | undefined {
    return this.#options.findOwn?.(name) ?? findTag(name);
  }

  #findOpen({ name, args }: TagSource): number {
    const stack = this.#stack;
    if (this.#index === undefined) {
      if (stack.length <= SHALLOW) return stack.findLastIndex((open) => closes(name, args, open));
      this.#index = new OpenTags();
      for (const [depth, open] of stack.entries()) this.#index.open(open, depth);
    }
    return this.#index.find(name, args);
  }

  /** Never called for literal tags: they are text, which continues until the next tag that takes effect. */
  #endText(to: number, next: number): void {
    const from = this.#textFrom;
    if (from < to) {
      const text = this.#text;
      this.#add(
        createText(this.#hasEscapes ? dropEscapes(text, from, to, OPEN) : text.slice(from, to)),
      );
    }
    this.#textFrom = next;
  }

  #push(open: OpenTag): void {
    this.#index?.open(open, this.#stack.length);
    this.#stack.push(open);
    this.#top = open;
  }

  #pop(): void {
    const closed = this.#stack.pop();
    if (closed === undefined) return;
    this.#index?.close(closed);
    this.#top = this.#stack.at(-1);
    this.#add(this.#toComponent(closed));
  }

  #add(component: Component): void {
    (this.#top?.children ?? this.#root).push(component);
  }

  #toComponent(open: OpenTag): Component {
    const { tag, children } = open;
    switch (tag.kind) {
      case 'insert':
        return insert(tag.content, children);
      case 'style':
        return createText('', tag.style, children);
      case 'paint': {
        const { texts, others } = measure(children);
        const painted = repaint(children, tag.paint(texts + others));
        const { from, to, name, args } = open;
        if (painted === undefined) {
          this.#failure ??= { code: 'internal', from, to, name };
          return createText('', NO_STYLE, children);
        }
        return createPainted({ name, args, content: children, painted, texts, others }, NO_STYLE);
      }
      case 'reset':
        throw new Error('a reset never stays open');
    }
  }
}

/** The children of the tag come after those that the content has already. */
function insert(content: InsertTag['content'], children: readonly Component[]): Component {
  const { children: own = children } = content;
  return {
    ...content,
    style: content.style ?? NO_STYLE,
    children: own === children || children.length === 0 ? own : [...own, ...children],
  };
}
