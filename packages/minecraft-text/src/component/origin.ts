import type { Component } from './component.ts';
import type { Style } from './style.ts';

/** The tag that coloured a component letter by letter, and what stood in it before. */
export interface Origin {
  readonly name: string;
  readonly args: readonly string[];
  readonly content: readonly Component[];
  /** The children it is the origin of. Other children: somebody changed the text since. */
  readonly painted: readonly Component[];
  /** How many colours were asked for: by code points of texts, and by other components. */
  readonly texts: number;
  readonly others: number;
}

/** Nothing as soon as anything in the component was changed. */
export function originOf(component: Component): Origin | undefined {
  const { origin } = component;
  return origin?.painted === component.children ? origin : undefined;
}

/** An empty text around what a tag coloured. */
export function createPainted(origin: Origin, style: Style): Component {
  return { type: 'text', text: '', style, children: origin.painted, origin };
}
