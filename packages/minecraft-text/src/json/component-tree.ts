import type { Component, ComponentContent } from '../component/component.ts';
import { hexOfColor } from '../component/hex.ts';
import { nameOfColor } from '../component/named-colors.ts';
import { DECORATIONS, type Style } from '../component/style.ts';
import { makeAll, makeDeep, makePart } from '../nested/make-later.ts';
import { partsOf } from '../nested/parts.ts';
import { clickFields, hoverFields } from './event-fields.ts';
import { profileTree } from './profile-tree.ts';
import type { Tree, TreeOptions, Writing } from './tree-writing.ts';

/** The component as in the game's JSON; texts without style and children are plain strings. */
export function componentTree(component: Component, options: TreeOptions): unknown {
  return makeDeep<unknown>(component, (later) => {
    const writing: Writing = { ...options, later };
    return (part) => treeOf(part, writing);
  });
}

function treeOf(component: Component, writing: Writing): unknown {
  const { style, children } = component;
  const tree: Tree = {};
  writeContent(tree, component, writing);
  const isStyled = writeStyle(tree, style, writing);
  if (component.type === 'text' && !isStyled && children.length === 0) return component.text;
  if (children.length > 0) tree.extra = makeAll(children, writing.later);
  return tree;
}

function writeContent(tree: Tree, content: ComponentContent, writing: Writing): void {
  switch (content.type) {
    case 'text':
      tree.text = content.text;
      return;
    case 'translatable':
      tree.translate = content.translate;
      if (content.fallback !== undefined) tree.fallback = content.fallback;
      break;
    case 'keybind':
      tree.keybind = content.keybind;
      break;
    case 'score':
      tree.score = { name: content.name, objective: content.objective };
      break;
    case 'selector':
      tree.selector = content.selector;
      break;
    case 'nbt':
      tree.nbt = content.nbt;
      tree.interpret = content.interpret;
      if (content.plain === true) tree.plain = true;
      tree[content.source] = content.target;
      break;
    case 'sprite':
      Object.assign(tree, { type: 'object', object: 'atlas', atlas: content.atlas });
      tree.sprite = content.sprite;
      break;
    case 'head':
      Object.assign(tree, {
        type: 'object',
        object: 'player',
        player: profileTree(content, writing.embed),
      });
      tree.hat = content.hat;
      break;
  }
  for (const part of partsOf(content)) makePart(content, part, tree, writing.later);
}

function writeStyle(tree: Tree, style: Style, writing: Writing): boolean {
  const before = Object.keys(tree).length;
  if (style.color !== undefined) tree.color = spellColor(style.color, writing.hexDigits);
  for (const decoration of DECORATIONS) {
    if (style[decoration] !== undefined) tree[decoration] = style[decoration];
  }
  if (style.shadow !== undefined) tree.shadow_color = style.shadow;
  if (style.font !== undefined) tree.font = style.font;
  if (style.insertion !== undefined) tree.insertion = style.insertion;
  if (style.click !== undefined) Object.assign(tree, clickFields(style.click, writing));
  if (style.hover !== undefined) Object.assign(tree, hoverFields(style.hover, writing));
  return Object.keys(tree).length > before;
}

function spellColor(color: number, digits: 'upper' | 'lower'): string {
  const hex = hexOfColor(color);
  return nameOfColor(color) ?? (digits === 'upper' ? hex.toUpperCase() : hex);
}
