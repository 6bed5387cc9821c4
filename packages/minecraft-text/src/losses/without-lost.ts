import { rememberCarried } from '../capabilities/carries.ts';
import type { TextFeature } from '../capabilities/text-features.ts';
import {
  type Component,
  type ComponentContent,
  createText,
  type HoverEvent,
} from '../component/component.ts';
import { createPainted, originOf } from '../component/origin.ts';
import { toPlain } from '../component/plain.ts';
import { createStyle, DECORATIONS, type Style } from '../component/style.ts';
import type { Carrier } from './carrier.ts';

type Mutable<Type> = Type extends unknown ? { -readonly [Key in keyof Type]: Type[Key] } : never;

interface Task {
  readonly component: Component;
  readonly put: (component: Component) => void;
}

type Queue = (component: Component, put: (component: Component) => void) => void;

/**
 * The same text without what the carrier does not say: styles are dropped, colors become the nearest, and content
 * becomes its plain text.
 */
export function withoutLost(root: Component, carrier: Carrier): Component {
  let result = root;
  const tasks: Task[] = [];
  const reduction = new Reduction(carrier, (component, put) => tasks.push({ component, put }));
  tasks.push({
    component: root,
    put: (copy) => {
      result = copy;
    },
  });
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    task.put(reduction.reduce(task.component));
  }
  return result;
}

/** Nested texts are queued and put into the copy later, because nesting may be deeper than the call stack. */
class Reduction {
  readonly #carrier: Carrier;
  readonly #carries: (feature: TextFeature) => boolean;
  readonly #queue: Queue;
  readonly #styles = new Map<Style, Style>();
  readonly #hovers = new Map<HoverEvent, HoverEvent>();
  /** A gradient inside another one is in its content and in its painted letters. */
  readonly #painted = new Map<Component, Component>();

  constructor(carrier: Carrier, queue: Queue) {
    this.#carrier = carrier;
    this.#carries = rememberCarried(carrier.capabilities, carrier.version);
    this.#queue = queue;
  }

  reduce(component: Component): Component {
    const known = this.#painted.get(component);
    if (known !== undefined) return known;
    const style = this.#reduceStyle(component.style);
    const fallback = this.#shownFallback(component);
    const children = this.#reduceAll(
      fallback === undefined ? component.children : [fallback, ...component.children],
    );
    const origin = originOf(component);
    if (origin !== undefined && this.#carries('gradient')) {
      const content = this.#reduceAll(origin.content);
      const copy = createPainted({ ...origin, content, painted: children }, style);
      this.#painted.set(component, copy);
      return copy;
    }
    if (component.type === 'text') return createText(component.text, style, children);
    if (this.#carries(component.type)) {
      const copy: Mutable<Component> = { ...component, style, children };
      this.#reduceContent(copy);
      return copy;
    }
    const text = fallback === undefined ? toPlain({ ...component, children: [] }) : '';
    return createText(text, style, children);
  }

  /** The fallback of an object that cannot be written itself. */
  #shownFallback(component: Component): Component | undefined {
    const isObject = component.type === 'sprite' || component.type === 'head';
    return isObject && !this.#carries(component.type) ? component.fallback : undefined;
  }

  #reduceAll(components: readonly Component[]): Component[] {
    const copies = [...components];
    for (const [index, component] of components.entries()) {
      this.#queue(component, (copy) => {
        copies[index] = copy;
      });
    }
    return copies;
  }

  #reduceContent(copy: Mutable<ComponentContent>): void {
    switch (copy.type) {
      case 'translatable':
        copy.with = this.#reduceAll(copy.with);
        if (!this.#carries('translation-fallback')) copy.fallback = undefined;
        break;
      case 'nbt':
        if (!this.#carries('nbt-plain')) copy.plain = undefined;
        this.#reduceNested(copy, 'separator', 'separator');
        break;
      case 'selector':
        this.#reduceNested(copy, 'separator', 'separator');
        break;
      case 'sprite':
      case 'head':
        this.#reduceNested(copy, 'fallback', 'object-fallback');
        break;
      default:
    }
  }

  #reduceNested<Key extends string>(
    holder: { [Field in Key]?: Component | undefined },
    key: Key,
    feature: TextFeature,
  ): void {
    const nested = holder[key];
    if (nested === undefined) return;
    holder[key] = undefined;
    if (!this.#carries(feature)) return;
    this.#queue(nested, (copy) => {
      holder[key] = copy;
    });
  }

  #reduceStyle(style: Style): Style {
    const known = this.#styles.get(style);
    if (known !== undefined) return known;
    const { color, click, hover } = style;
    const reduced: Mutable<Style> = { ...style };
    if (color !== undefined) reduced.color = this.#carrier.nearestColor?.(color) ?? color;
    for (const field of ['shadow', 'font', 'insertion'] as const) {
      if (!this.#carries(field)) reduced[field] = undefined;
    }
    for (const field of DECORATIONS) {
      const feature = style[field] === false ? 'decoration-off' : field;
      if (!this.#carries(feature)) reduced[field] = undefined;
    }
    if (click !== undefined && !this.#carries(`click-${click.action}`)) reduced.click = undefined;
    if (hover !== undefined) {
      reduced.hover = this.#carries(`hover-${hover.action}`) ? this.#reduceHover(hover) : undefined;
    }
    const created = createStyle(reduced);
    this.#styles.set(style, created);
    return created;
  }

  #reduceHover(hover: HoverEvent): HoverEvent {
    const known = this.#hovers.get(hover);
    if (known !== undefined) return known;
    const copy: Mutable<HoverEvent> = { ...hover };
    this.#hovers.set(hover, copy);
    switch (copy.action) {
      case 'show_text':
        this.#queue(copy.value, (value) => {
          copy.value = value;
        });
        break;
      case 'show_item':
        if (!this.#carries('item-tag')) copy.nbt = undefined;
        if (!this.#carries('item-components')) copy.components = undefined;
        break;
      case 'show_entity':
        if (copy.name !== undefined && !this.#carries('entity-name-style')) {
          copy.name = createText(toPlain(copy.name));
        } else if (copy.name !== undefined) {
          this.#queue(copy.name, (name) => {
            copy.name = name;
          });
        }
    }
    return copy;
  }
}
