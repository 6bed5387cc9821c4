import type {
  ClickEvent,
  Component,
  HeadProfile,
  HoverEvent,
  ProfileProperty,
} from './component.ts';
import { NO_STYLE, type Style } from './style.ts';

export function sameStyle(a: Style, b: Style): boolean {
  return sameStyleUnder(NO_STYLE, a, b);
}

/** Whether both styles look the same when inherited from `outer`. */
export function sameStyleUnder(outer: Style, a: Style, b: Style): boolean {
  return (
    a === b ||
    ((a.color ?? outer.color) === (b.color ?? outer.color) &&
      (a.shadow ?? outer.shadow) === (b.shadow ?? outer.shadow) &&
      (a.bold ?? outer.bold) === (b.bold ?? outer.bold) &&
      (a.italic ?? outer.italic) === (b.italic ?? outer.italic) &&
      (a.underlined ?? outer.underlined) === (b.underlined ?? outer.underlined) &&
      (a.strikethrough ?? outer.strikethrough) === (b.strikethrough ?? outer.strikethrough) &&
      (a.obfuscated ?? outer.obfuscated) === (b.obfuscated ?? outer.obfuscated) &&
      (a.font ?? outer.font) === (b.font ?? outer.font) &&
      (a.insertion ?? outer.insertion) === (b.insertion ?? outer.insertion) &&
      sameClick(a.click ?? outer.click, b.click ?? outer.click) &&
      sameHover(a.hover ?? outer.hover, b.hover ?? outer.hover))
  );
}

export function sameClick(a: ClickEvent | undefined, b: ClickEvent | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return a.action === b.action && a.value === b.value && a.payload === b.payload;
}

export function sameHover(a: HoverEvent | undefined, b: HoverEvent | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  switch (a.action) {
    case 'show_text':
      return b.action === 'show_text' && sameComponent(a.value, b.value);
    case 'show_item':
      return (
        b.action === 'show_item' &&
        a.id === b.id &&
        a.count === b.count &&
        a.nbt === b.nbt &&
        sameFields(a.components ?? {}, b.components ?? {})
      );
    case 'show_entity':
      return (
        b.action === 'show_entity' &&
        a.type === b.type &&
        a.id === b.id &&
        sameComponent(a.name, b.name)
      );
  }
}

function sameFields(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

type Pair = readonly [Component | undefined, Component | undefined];

/** Uses an explicit stack: nesting may be deeper than the call stack. */
export function sameComponent(a: Component | undefined, b: Component | undefined): boolean {
  const pending: Pair[] = [[a, b]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (left === undefined || right === undefined) return false;
    if (left.children.length !== right.children.length) return false;
    if (!sameContent(left, right, pending) || !sameStyle(left.style, right.style)) return false;
    for (const [index, child] of left.children.entries()) {
      pending.push([child, right.children[index]]);
    }
  }
  return true;
}

/** Nested texts are added to `pending` instead of compared. */
function sameContent(a: Component, b: Component, pending: Pair[]): boolean {
  switch (a.type) {
    case 'text':
      return b.type === 'text' && a.text === b.text;
    case 'keybind':
      return b.type === 'keybind' && a.keybind === b.keybind;
    case 'score':
      return b.type === 'score' && a.name === b.name && a.objective === b.objective;
    case 'selector':
      if (b.type !== 'selector') return false;
      pending.push([a.separator, b.separator]);
      return a.selector === b.selector;
    case 'translatable':
      if (b.type !== 'translatable' || a.with.length !== b.with.length) return false;
      for (const [index, argument] of a.with.entries()) pending.push([argument, b.with[index]]);
      return a.translate === b.translate && a.fallback === b.fallback;
    case 'nbt':
      if (b.type !== 'nbt') return false;
      pending.push([a.separator, b.separator]);
      return (
        a.nbt === b.nbt &&
        a.source === b.source &&
        a.target === b.target &&
        a.interpret === b.interpret &&
        (a.plain ?? false) === (b.plain ?? false)
      );
    case 'sprite':
      if (b.type !== 'sprite') return false;
      pending.push([a.fallback, b.fallback]);
      return a.atlas === b.atlas && a.sprite === b.sprite;
    case 'head':
      if (b.type !== 'head') return false;
      pending.push([a.fallback, b.fallback]);
      return a.hat === b.hat && sameProfile(a, b);
  }
}

function sameProfile(a: HeadProfile, b: HeadProfile): boolean {
  return (
    a.name === b.name &&
    a.id === b.id &&
    a.texture === b.texture &&
    a.cape === b.cape &&
    a.elytra === b.elytra &&
    a.model === b.model &&
    sameProperties(a.properties ?? [], b.properties ?? [])
  );
}

function sameProperties(a: readonly ProfileProperty[], b: readonly ProfileProperty[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ name, value, signature }, index) =>
        name === b[index]?.name && value === b[index].value && signature === b[index].signature,
    )
  );
}
