import { type Component, createText } from './component.ts';
import { sameClick, sameHover, sameStyle, sameStyleUnder } from './equality.ts';
import { createPainted, originOf } from './origin.ts';
import { inheritStyle, NO_STYLE, type Style } from './style.ts';

/** A component whose children are being compacted. */
interface Frame {
  readonly self: Component;
  readonly style: Style;
  /** The effective style of its text, which its children inherit. */
  readonly shown: Style;
  readonly results: Component[];
  /** The style under which the children of the first result with children were joined. */
  joinedUnder: Style | undefined;
  next: number;
}

/**
 * The same runs in fewer components: inherited fields are dropped, empty parts removed, equal neighbors joined.
 * Follows the steps of the reference engine, because its JSON shows the resulting shape. Uses an explicit stack,
 * because nesting may be deeper than the call stack.
 */
export function compactComponent(component: Component): Component {
  const frames: Frame[] = [];
  const leaf = enter(component, undefined, frames);
  if (leaf !== undefined) return leaf;
  for (let frame = frames.at(-1); frame !== undefined; ) {
    const child = frame.self.children[frame.next];
    if (child !== undefined) {
      frame.next++;
      const inner = enter(child, frame.shown, frames);
      if (inner === undefined) frame = frames.at(-1);
      else if (!isEmpty(inner)) frame.results.push(inner);
      continue;
    }
    const done = leave(frame);
    frames.pop();
    const parent = frames.at(-1);
    if (parent === undefined) return done;
    if (!isEmpty(done)) {
      parent.results.push(done);
      if (done.children.length > 0) parent.joinedUnder ??= frame.shown;
    }
    frame = parent;
  }
  return component;
}

/** Returns a leaf at once; for any other component it pushes a frame. */
function enter(start: Component, outer: Style | undefined, frames: Frame[]): Component | undefined {
  let self = start;
  let inherited = outer;
  for (;;) {
    const style = inherited === undefined ? self.style : withoutInherited(self.style, inherited);
    const only = self.children[0];
    if (only === undefined) return withStyle(self, style);
    if (self.children.length > 1 || !isPlainText(self) || self.text !== '') {
      const shown = inherited === undefined ? style : inheritStyle(style, inherited);
      frames.push({ self, style, shown, results: [], joinedUnder: undefined, next: 0 });
      return undefined;
    }
    // An empty text with a single child is replaced by the child, which no longer inherits from outside.
    self = withStyle(only, inheritStyle(only.style, style));
    inherited = undefined;
  }
}

function leave(frame: Frame): Component {
  const { self, style, shown, results } = frame;
  if (isPlainText(self)) return pullLeadingTexts(self.text, frame);
  joinNeighbors(results, 0, shown);
  const origin = originOf(self);
  if (origin === undefined) return { ...self, style, children: results };
  return createPainted({ ...origin, painted: results }, style);
}

/** Merges leading texts that look like the parent into it, then joins equal neighbors. */
function pullLeadingTexts(
  ownText: string,
  { style, shown, results, joinedUnder }: Frame,
): Component {
  let text = ownText;
  let children = results;
  let taken = 0;
  let joined = 0;
  while (joined === 0) {
    const first = children[taken];
    if (first === undefined || !looksLike(first, shown)) break;
    text += first.text;
    taken++;
    if (first.children.length === 0) continue;
    // Its children come first now. They are joined again only if they were joined under another style, which
    // keeps deep nesting linear.
    const isJoined = children === results && sameStyle(joinedUnder ?? NO_STYLE, shown);
    const rest = children.slice(taken);
    children = ownChildren(first);
    if (isJoined) joined = children.length;
    for (const child of rest) children.push(child);
    taken = 0;
  }
  if (taken > 0) children = children.slice(taken);
  joinNeighbors(children, joined, shown);
  return createText(text, style, children);
}

/** Created by `leave` and not shared yet, so they may be changed in place. */
function ownChildren(component: Component): Component[] {
  return component.children as Component[];
}

/** Joins in place; the first `joined` children have been joined before. */
function joinNeighbors(children: Component[], joined: number, shown: Style): void {
  let last = Math.max(joined - 1, 0);
  for (let next = last + 1; next < children.length; next++) {
    const left = children[last];
    const right = children[next];
    if (left === undefined || right === undefined) continue;
    if (
      left.children.length === 0 &&
      isPlainText(left) &&
      isPlainText(right) &&
      sameStyleUnder(shown, left.style, right.style)
    ) {
      children[last] = createText(left.text + right.text, left.style, right.children);
    } else {
      last++;
      children[last] = right;
    }
  }
  if (last + 1 < children.length) children.length = last + 1;
}

type Text = Component & { readonly type: 'text' };

function looksLike(component: Component, shown: Style): component is Text {
  return isPlainText(component) && sameStyleUnder(shown, component.style, NO_STYLE);
}

function isEmpty(component: Component): boolean {
  return component.children.length === 0 && isPlainText(component) && component.text === '';
}

/** The text of a gradient is empty too, but is kept, so that the gradient can be written as its tag. */
function isPlainText(component: Component): component is Text {
  return component.type === 'text' && (component.text !== '' || originOf(component) === undefined);
}

function withStyle(component: Component, style: Style): Component {
  if (style === component.style) return component;
  // Fast path: most components are plain texts.
  return isPlainText(component)
    ? createText(component.text, style, component.children)
    : { ...component, style };
}

/** Drops the fields that `outer` sets to the same value. */
function withoutInherited(style: Style, outer: Style): Style {
  if (!repeats(style, outer)) return style;
  return {
    color: style.color === outer.color ? undefined : style.color,
    shadow: style.shadow === outer.shadow ? undefined : style.shadow,
    bold: style.bold === outer.bold ? undefined : style.bold,
    italic: style.italic === outer.italic ? undefined : style.italic,
    underlined: style.underlined === outer.underlined ? undefined : style.underlined,
    strikethrough: style.strikethrough === outer.strikethrough ? undefined : style.strikethrough,
    obfuscated: style.obfuscated === outer.obfuscated ? undefined : style.obfuscated,
    font: style.font === outer.font ? undefined : style.font,
    insertion: style.insertion === outer.insertion ? undefined : style.insertion,
    click: sameClick(style.click, outer.click) ? undefined : style.click,
    hover: sameHover(style.hover, outer.hover) ? undefined : style.hover,
  };
}

function repeats(style: Style, outer: Style): boolean {
  return (
    style !== NO_STYLE &&
    outer !== NO_STYLE &&
    ((style.color !== undefined && style.color === outer.color) ||
      (style.shadow !== undefined && style.shadow === outer.shadow) ||
      (style.bold !== undefined && style.bold === outer.bold) ||
      (style.italic !== undefined && style.italic === outer.italic) ||
      (style.underlined !== undefined && style.underlined === outer.underlined) ||
      (style.strikethrough !== undefined && style.strikethrough === outer.strikethrough) ||
      (style.obfuscated !== undefined && style.obfuscated === outer.obfuscated) ||
      (style.font !== undefined && style.font === outer.font) ||
      (style.insertion !== undefined && style.insertion === outer.insertion) ||
      (style.click !== undefined && outer.click !== undefined) ||
      (style.hover !== undefined && outer.hover !== undefined))
  );
}
