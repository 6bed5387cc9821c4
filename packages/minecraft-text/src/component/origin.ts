import type { Component } from './component.ts';

/** The tag that coloured a component, and what stood in it before. */
export interface Origin {
  readonly name: string;
  readonly args: readonly string[];
  readonly content: Component;
}

// Held beside the tree: whoever changes anything in a component makes a new object, which then
// has no origin. So what is found here is still true.
const ORIGINS = new WeakMap<Component, Origin>();

export function originOf(component: Component): Origin | undefined {
  return ORIGINS.get(component);
}

export function withOrigin(component: Component, origin: Origin): Component {
  ORIGINS.set(component, origin);
  return component;
}
