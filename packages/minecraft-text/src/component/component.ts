import type { Component, ComponentContent, Style } from './model.ts';
import { NO_STYLE } from './style.ts';

export type {
  ClickAction,
  ClickEvent,
  Component,
  ComponentContent,
  HeadContent,
  HeadProfile,
  HoverEvent,
  ProfileProperty,
  ShowEntity,
  ShowItem,
} from './model.ts';

const NO_CHILDREN: readonly Component[] = [];

export const EMPTY_COMPONENT: Component = createText('');

export function createText(
  text: string,
  style: Style = NO_STYLE,
  children: readonly Component[] = NO_CHILDREN,
): Component {
  return { type: 'text', text, style, children };
}

/** A component of any kind, for example `createComponent({ type: 'keybind', keybind: 'key.jump' })`. */
export function createComponent(
  content: ComponentContent,
  style: Style = NO_STYLE,
  children: readonly Component[] = NO_CHILDREN,
): Component {
  return { ...content, style, children };
}
