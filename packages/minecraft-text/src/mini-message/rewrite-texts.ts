import { compactComponent } from '../component/compact.ts';
import { type Component, createText, type HoverEvent } from '../component/component.ts';
import { createPainted, type Origin, originOf } from '../component/origin.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { type MakeLater, makeAll, makePart } from '../nested/make-later.ts';
import { type Holder, partsOf } from '../nested/parts.ts';
import { measure, repaint } from './paint.ts';
import { findTag } from './resolve-tag.ts';

/** What replaces a text: parts that share its style. */
export type RewriteText = (text: string) => readonly Component[];

/**
 * A copy with other texts, also those of translations, fallbacks and hovers. Letters of a gradient are those of its tag
 * around the new texts, and it is written as that tag.
 */
export function rewriteTexts(root: Component, rewrite: RewriteText): Component {
  let result = root;
  const rewriting = new Rewriting(rewrite);
  rewriting.queue(root, (copy) => {
    result = copy;
  });
  rewriting.run();
  return compactComponent(result);
}

const NOTHING = () => undefined;

/** What is inside is done before what is around it, without the call stack: nesting may be deeper. */
class Rewriting {
  readonly #rewrite: RewriteText;
  readonly #steps: (() => void)[] = [];
  readonly #hovers = new Map<HoverEvent, HoverEvent>();

  constructor(rewrite: RewriteText) {
    this.#rewrite = rewrite;
  }

  readonly queue: MakeLater<Component> = (component, put) => {
    this.#steps.push(() => this.#enter(component, put));
  };

  run(): void {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) step();
  }

  #enter(component: Component, put: (copy: Component) => void): void {
    const style = this.#styleOf(component.style);
    const origin = originOf(component);
    // What is inside is queued after what comes when it is done, so that it is done before.
    const leave = this.#steps.push(NOTHING) - 1;
    if (origin !== undefined) {
      const content = makeAll(origin.content, this.queue);
      this.#steps[leave] = () => put(paintAgain(origin, content, style));
      return;
    }
    const children = makeAll(component.children, this.queue);
    const copy = { ...component, style, children, origin: undefined };
    this.#steps[leave] = () => put(this.#withText(copy));
    if (copy.type !== 'text') this.#copyParts(copy);
  }

  #withText(copy: Component): Component {
    if (copy.type !== 'text' || copy.text === '') return copy;
    const [first, ...rest] = this.#rewrite(copy.text);
    if (first !== undefined && rest.length === 0 && isBare(first)) {
      return createText(first.text, copy.style, copy.children);
    }
    return createText('', copy.style, [...(first ? [first] : []), ...rest, ...copy.children]);
  }

  #copyParts(copy: Holder): void {
    for (const part of partsOf(copy)) makePart(copy, part, copy, this.queue);
  }

  #styleOf(style: Style): Style {
    if (style.hover === undefined) return style;
    return { ...style, hover: this.#hoverOf(style.hover) };
  }

  /** Letters share their hover. */
  #hoverOf(hover: HoverEvent): HoverEvent {
    const known = this.#hovers.get(hover);
    if (known !== undefined) return known;
    const copy = { ...hover };
    this.#hovers.set(hover, copy);
    this.#copyParts(copy);
    return copy;
  }
}

function isBare(part: Component): part is Component & { readonly type: 'text' } {
  return part.type === 'text' && part.style === NO_STYLE && part.children.length === 0;
}

function paintAgain(origin: Origin, content: readonly Component[], style: Style): Component {
  const { name, args } = origin;
  const tag = findTag(name)?.read(args, { read: () => undefined }, name);
  const { texts, others } = measure(content);
  const painted = tag?.kind === 'paint' ? repaint(content, tag.paint(texts + others)) : undefined;
  if (painted === undefined) return createText('', style, content);
  return createPainted({ name, args, content, painted, texts, others }, style);
}
