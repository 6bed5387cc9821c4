import { compactComponent } from '../component/compact.ts';
import { type Component, createText, type HoverEvent } from '../component/component.ts';
import { createPainted, type Origin, originOf } from '../component/origin.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { measure, repaint } from './paint.ts';
import { findTag } from './resolve-tag.ts';

/** What replaces a text: parts that share its style. */
export type RewriteText = (text: string) => readonly Component[];

type Mutable<Type> = Type extends unknown ? { -readonly [Key in keyof Type]: Type[Key] } : never;
type Put = (component: Component) => void;

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

/** What is inside is done before what is around it, without the call stack: nesting may be deeper. */
class Rewriting {
  readonly #rewrite: RewriteText;
  readonly #steps: (() => void)[] = [];
  readonly #hovers = new Map<HoverEvent, HoverEvent>();

  constructor(rewrite: RewriteText) {
    this.#rewrite = rewrite;
  }

  queue(component: Component, put: Put): void {
    this.#steps.push(() => this.#enter(component, put));
  }

  run(): void {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) step();
  }

  #enter(component: Component, put: Put): void {
    const style = this.#styleOf(component.style);
    const origin = originOf(component);
    if (origin !== undefined) {
      const content = [...origin.content];
      this.#steps.push(() => put(paintAgain(origin, content, style)));
      this.#queueAll(content);
      return;
    }
    const children = [...component.children];
    const copy: Mutable<Component> = { ...component, style, children, origin: undefined };
    this.#steps.push(() => put(this.#withText(copy)));
    this.#queueAll(children);
    this.#queueNested(copy);
  }

  #withText(copy: Component): Component {
    if (copy.type !== 'text' || copy.text === '') return copy;
    const [first, ...rest] = this.#rewrite(copy.text);
    if (first !== undefined && rest.length === 0 && isBare(first)) {
      return createText(first.text, copy.style, copy.children);
    }
    return createText('', copy.style, [...(first ? [first] : []), ...rest, ...copy.children]);
  }

  #queueAll(components: Component[]): void {
    for (const [index, component] of components.entries()) {
      this.queue(component, (copy) => {
        components[index] = copy;
      });
    }
  }

  #queueNested(copy: Mutable<Component>): void {
    switch (copy.type) {
      case 'translatable': {
        const given = [...copy.with];
        copy.with = given;
        this.#queueAll(given);
        break;
      }
      case 'nbt':
      case 'selector':
        if (copy.separator === undefined) break;
        this.queue(copy.separator, (separator) => {
          copy.separator = separator;
        });
        break;
      case 'sprite':
      case 'head':
        if (copy.fallback === undefined) break;
        this.queue(copy.fallback, (fallback) => {
          copy.fallback = fallback;
        });
        break;
      default:
    }
  }

  #styleOf(style: Style): Style {
    if (style.hover === undefined) return style;
    return { ...style, hover: this.#hoverOf(style.hover) };
  }

  /** Letters share their hover. */
  #hoverOf(hover: HoverEvent): HoverEvent {
    const known = this.#hovers.get(hover);
    if (known !== undefined) return known;
    const copy: Mutable<HoverEvent> = { ...hover };
    this.#hovers.set(hover, copy);
    if (copy.action === 'show_text') {
      this.queue(copy.value, (value) => {
        copy.value = value;
      });
    } else if (copy.action === 'show_entity' && copy.name !== undefined) {
      this.queue(copy.name, (name) => {
        copy.name = name;
      });
    }
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
