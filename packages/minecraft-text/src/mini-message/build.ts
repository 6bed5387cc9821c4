import { type Component, createText } from '../component/component.ts';
import { withOrigin } from '../component/origin.ts';
import { NO_STYLE } from '../component/style.ts';
import { dropEscapes } from './drop-escapes.ts';
import type { MessageError } from './errors.ts';
import { createOpenTags, type OpenTags } from './open-tags.ts';
import { measure, type Painted, repaint } from './paint.ts';
import { isTagName, resolveBareTag, resolveTag } from './resolve-tag.ts';
import { scanTags } from './scan-tags.ts';
import { splitParts, unquote } from './tag-parts.ts';
import type { Tag, TagContext } from './tags/tag.ts';

const SLASH = 0x2f;
const OPEN = 0x3c;
const HASH = 0x23;
const NO_ARGUMENTS: readonly string[] = [];

interface TagSource {
  readonly from: number;
  readonly to: number;
  /** In lower case. */
  readonly name: string;
  readonly args: readonly string[];
}

interface OpenTag extends TagSource {
  readonly tag: Tag;
  readonly children: Component[];
}

/** What became of each tag, for whoever explains it to an author. */
export interface BuildEvent extends TagSource {
  readonly kind: 'accepted' | 'unknown' | 'refused' | 'closes-nothing' | 'never-closed';
}

export interface BuildOptions extends TagContext {
  readonly strict: boolean;
  readonly observe?: (event: BuildEvent) => void;
}

export type BuildResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: MessageError };

/** One pass over the message: tags open and close, what is no tag stays text. */
export function build(text: string, options: BuildOptions): BuildResult {
  const { strict, observe } = options;
  const hasEscapes = text.includes('\\');
  const root: Component[] = [];
  const stack: OpenTag[] = [];
  const painted: Painted = new Map();
  let top: OpenTag | undefined;
  let index: OpenTags | undefined;
  let textFrom = 0;
  let failure: MessageError | undefined;
  let error: MessageError | undefined;

  /** Literal tags never come here: they are text, and text goes on until a tag takes effect. */
  function endText(to: number, next: number): void {
    if (textFrom < to) {
      const part = hasEscapes ? dropEscapes(text, textFrom, to, OPEN) : text.slice(textFrom, to);
      (top?.children ?? root).push(createText(part));
    }
    textFrom = next;
  }

  function push(open: OpenTag): void {
    index?.open([open.name, ...open.args], stack.length);
    stack.push(open);
    top = open;
  }

  function pop(): void {
    const closed = stack.pop();
    if (closed === undefined) return;
    index?.close([closed.name, ...closed.args]);
    top = stack.at(-1);
    (top?.children ?? root).push(finish(closed));
  }

  function finish({ tag, name, args, children, from, to }: OpenTag): Component {
    if (tag.kind === 'style') return createText('', tag.style, children);
    if (tag.kind === 'insert') {
      return { ...tag.content, style: tag.style ?? NO_STYLE, children };
    }
    if (tag.kind === 'reset') return createText('', NO_STYLE, children);
    const size = measure(children, painted);
    const colored = repaint(children, tag.paint(size.texts + size.others), painted);
    if (colored === undefined) failure ??= { code: 'internal', from, to, name };
    const component = createText('', NO_STYLE, colored ?? children);
    painted.set(component, size);
    return withOrigin(component, { name, args, content: createText('', NO_STYLE, children) });
  }

  function onOpen(from: number, to: number): boolean {
    const isSelfClosed = text.charCodeAt(to - 2) === SLASH;
    const end = isSelfClosed ? to - 2 : to - 1;
    let name = text.slice(from + 1, end);
    let args = NO_ARGUMENTS;
    let tag = resolveBareTag(name);
    if (tag === undefined) {
      const [first, ...rest] = splitParts(text, from + 1, end);
      name = text.slice(first?.from, first?.to).toLowerCase();
      if (!isTagName(name)) {
        observe?.({ kind: 'unknown', from, to, name, args });
        return true;
      }
      args = rest.map((part) => unquote(text, part));
      tag = resolveTag(name, args, options);
    } else if (name.charCodeAt(0) === HASH) {
      name = name.toLowerCase();
    }
    if (tag === undefined) {
      observe?.({ kind: 'refused', from, to, name, args });
      return true;
    }
    observe?.({ kind: 'accepted', from, to, name, args });
    if (tag.kind === 'reset') return onReset(from, to, name);
    endText(from, to);
    const open = { tag, name, args, from, to, children: [] };
    if (isSelfClosed || (tag.kind === 'insert' && tag.isClosed)) {
      (top?.children ?? root).push(finish(open));
    } else {
      push(open);
    }
    return true;
  }

  function onReset(from: number, to: number, name: string): boolean {
    if (strict) {
      error = { code: 'reset-in-strict', from, to, name };
      return false;
    }
    endText(from, to);
    while (stack.length > 0) pop();
    return true;
  }

  function onClose(from: number, to: number): boolean {
    const body = text.slice(from + 2, to - 1);
    if (body === top?.name) {
      endText(from, to);
      pop();
      return true;
    }
    const [written = '', ...args] = splitParts(text, from + 2, to - 1).map((part) =>
      unquote(text, part),
    );
    if (written === 'reset') {
      endText(from, to);
      return true;
    }
    const name = written.toLowerCase();
    const depth = isTagName(name) ? findOpen(name, args) : -1;
    if (depth === -1) {
      observe?.({ kind: 'closes-nothing', from, to, name, args });
      return true;
    }
    if (strict && depth < stack.length - 1) {
      error = wrongOrder({ from, to, name, args }, stack.slice(depth + 1));
      return false;
    }
    endText(from, to);
    while (stack.length > depth + 1) {
      if (top !== undefined) observe?.({ ...top, kind: 'never-closed' });
      pop();
    }
    pop();
    return true;
  }

  function findOpen(name: string, args: readonly string[]): number {
    if (top !== undefined && closes(name, args, top)) return stack.length - 1;
    if (index === undefined) {
      index = createOpenTags();
      for (const [depth, open] of stack.entries()) index.open([open.name, ...open.args], depth);
    }
    return index.find([name, ...args]);
  }

  scanTags(text, (from, to) =>
    text.charCodeAt(from + 1) === SLASH ? onClose(from, to) : onOpen(from, to),
  );
  if (error === undefined && strict && stack.length > 0) error = unclosed(text.length, stack);
  if (error !== undefined) return { ok: false, error };
  endText(text.length, text.length);
  while (stack.length > 0) {
    if (top !== undefined) observe?.({ ...top, kind: 'never-closed' });
    pop();
  }
  if (failure !== undefined) return { ok: false, error: failure };
  return { ok: true, value: createText('', NO_STYLE, root) };
}

/** A closing tag may leave out arguments at its end. */
function closes(name: string, args: readonly string[], open: TagSource): boolean {
  return (
    name === open.name &&
    args.length <= open.args.length &&
    args.every((arg, at) => arg === open.args[at])
  );
}

function wrongOrder(closing: TagSource, inner: readonly TagSource[]): MessageError {
  const { from, to, name } = closing;
  return {
    code: 'wrong-close-order-in-strict',
    from,
    to,
    name,
    suggestion: closingTags(inner),
    open: inner.map(rangeOf),
  };
}

function unclosed(end: number, open: readonly TagSource[]): MessageError {
  return {
    code: 'unclosed-in-strict',
    from: end,
    to: end,
    name: open.at(-1)?.name ?? '',
    suggestion: closingTags(open),
    open: open.map(rangeOf),
  };
}

function closingTags(open: readonly TagSource[]): string {
  return open
    .map(({ name }) => `</${name}>`)
    .toReversed()
    .join('');
}

function rangeOf({ from, to }: TagSource): { from: number; to: number } {
  return { from, to };
}
