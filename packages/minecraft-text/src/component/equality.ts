import type { ClickEvent, Component, HoverEvent } from './component.ts';
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
  return sameValue(a, b);
}

export function sameHover(a: HoverEvent | undefined, b: HoverEvent | undefined): boolean {
  return sameValue(a, b);
}

export function sameComponent(a: Component | undefined, b: Component | undefined): boolean {
  return sameValue(a, b);
}

const NOTHING = {};

/**
 * Whether two values are built of the same fields. An empty list or object is as good as none, and where letters
 * came from does not count. Uses an explicit stack: nesting may be deeper than the call stack.
 */
function sameValue(first: unknown, second: unknown): boolean {
  const pending = [[first, second]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [a = NOTHING, b = NOTHING] = pair;
    if (a === b) continue;
    if (!hasFields(a) || !hasFields(b)) return false;
    for (const name of Object.keys({ ...a, ...b })) {
      // An nbt component without this field is not plain.
      if (name === 'plain') pending.push([a[name] ?? false, b[name] ?? false]);
      else if (name !== 'origin') pending.push([a[name], b[name]]);
    }
  }
  return true;
}

function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
