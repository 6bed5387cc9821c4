import type { Component, Origin, Style } from './model.ts';

export type { Origin };

/** Undefined as soon as anything in the component was changed. */
export function originOf(component: Component): Origin | undefined {
  const { origin } = component;
  return origin?.painted === component.children ? origin : undefined;
}

/** An empty text that holds the letters colored by a tag. */
export function createPainted(origin: Origin, style: Style): Component {
  return { type: 'text', text: '', style, children: origin.painted, origin };
}
