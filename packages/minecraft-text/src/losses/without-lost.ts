import { rememberCarried } from '../capabilities/carries.ts';
import type { TextFeature } from '../capabilities/text-features.ts';
import { type Component, createText, type HoverEvent } from '../component/component.ts';
import { createPainted, originOf } from '../component/origin.ts';
import { toPlain } from '../component/plain.ts';
import { createStyle, DECORATIONS, type Style } from '../component/style.ts';
import { type MakeLater, makeAll, makeDeep, makePart } from '../nested/make-later.ts';
import { type Holder, partsOf, replacePart, textsOf } from '../nested/parts.ts';
import type { Carrier } from './carrier.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * The same text without what the carrier does not say: styles are dropped, colors become the nearest, and content
 * becomes its plain text.
 */
export function withoutLost(root: Component, carrier: Carrier): Component {
  return makeDeep<Component>(root, (later) => {
    const reduction = new Reduction(carrier, later);
    return (component) => reduction.reduce(component);
  });
}

class Reduction {
  readonly #carrier: Carrier;
  readonly #carries: (feature: TextFeature) => boolean;
  readonly #later: MakeLater<Component>;
  readonly #styles = new Map<Style, Style>();
  readonly #hovers = new Map<HoverEvent, HoverEvent>();
  /** A gradient inside another one is in its content and in its painted letters. */
  readonly #painted = new Map<Component, Component>();

  constructor(carrier: Carrier, later: MakeLater<Component>) {
    this.#carrier = carrier;
    this.#carries = rememberCarried(carrier.capabilities, carrier.version);
    this.#later = later;
  }

  reduce(component: Component): Component {
    const known = this.#painted.get(component);
    if (known !== undefined) return known;
    const style = this.#reduceStyle(component.style);
    const fallback = this.#shownFallback(component);
    const children = makeAll(
      fallback === undefined ? component.children : [fallback, ...component.children],
      this.#later,
    );
    const origin = originOf(component);
    if (origin !== undefined && this.#carries('gradient')) {
      const content = makeAll(origin.content, this.#later);
      const copy = createPainted({ ...origin, content, painted: children }, style);
      this.#painted.set(component, copy);
      return copy;
    }
    if (component.type === 'text') return createText(component.text, style, children);
    if (this.#carries(component.type)) {
      const copy = { ...component, style, children };
      this.#reduceParts(copy);
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

  #reduceParts(copy: Holder): void {
    for (const part of partsOf(copy)) {
      if (part.feature === undefined || this.#carries(part.feature)) {
        makePart(copy, part, copy, this.#later);
      } else {
        const [name] = part.feature === 'entity-name-style' ? textsOf(copy, part) : [];
        replacePart(copy, part.key, name && createText(toPlain(name)));
      }
    }
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
    const copy = { ...hover };
    this.#hovers.set(hover, copy);
    this.#reduceParts(copy);
    return copy;
  }
}
