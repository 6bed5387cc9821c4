import { type Component, createText } from './component.ts';
import { sameClick, sameHover, sameStyle, sameStyleUnder } from './equality.ts';
import { createPainted, originOf } from './origin.ts';
import { inheritStyle, NO_STYLE, type Style } from './style.ts';

/** A component whose children are being compacted. */
interface Frame {
  readonly self: Component;
  readonly style: Style;
  /** The style its text shows in, which its children inherit. */
  readonly shown: Style;
  results: Component[];
  /** For results that have children, the style those were joined under. */
  joinedUnder: Style[];
  next: number;
}

/** Stay empty: what gets an element gets an array of its own, just as long as needed. */
const NO_RESULTS: Component[] = [];
const NO_STYLES: Style[] = [];

/**
 * The same runs in fewer components: inherited fields dropped, empty parts gone, equal neighbours
 * joined. Step by step what the reference engine does, as its JSON shows the shape; with a list of
 * frames instead of calls, because nesting may be deeper than the call stack.
 */
export function compact(component: Component): Component {
  const frames: Frame[] = [];
  const leaf = enter(component, undefined, frames);
  if (leaf !== undefined) return leaf;
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (takeLeaves(frame, frames) === 'opened') continue;
    const done = leave(frame);
    frames.pop();
    const parent = frames.at(-1);
    if (parent === undefined) return done;
    if (isNothing(done)) continue;
    addResult(parent, done);
    if (parent.joinedUnder === NO_STYLES) parent.joinedUnder = [];
    parent.joinedUnder[parent.results.length - 1] = frame.shown;
  }
  return component;
}

/** Goes through the children until one opens a frame of its own. */
function takeLeaves(frame: Frame, frames: Frame[]): 'opened' | 'finished' {
  const { self, shown } = frame;
  for (let child = self.children[frame.next]; child !== undefined; ) {
    frame.next++;
    const leaf = enter(child, shown, frames);
    if (leaf === undefined) return 'opened';
    if (!isNothing(leaf)) addResult(frame, leaf);
    child = self.children[frame.next];
  }
  return 'finished';
}

function addResult(frame: Frame, result: Component): void {
  if (frame.results === NO_RESULTS) frame.results = [result];
  else frame.results.push(result);
}

/** Answers a leaf at once; for anything else opens a frame. */
function enter(start: Component, outer: Style | undefined, frames: Frame[]): Component | undefined {
  let self = start;
  let inherited = outer;
  for (;;) {
    const style = inherited === undefined ? self.style : withoutInherited(self.style, inherited);
    const only = self.children[0];
    if (only === undefined) return withStyle(self, style);
    if (self.children.length > 1 || !isPlainText(self) || self.text !== '') {
      const shown = inherited === undefined ? style : inheritStyle(style, inherited);
      frames.push({ self, style, shown, results: NO_RESULTS, joinedUnder: NO_STYLES, next: 0 });
      return undefined;
    }
    // An empty text around one child: the child takes its place, and forgets what was around.
    self = withStyle(only, inheritStyle(only.style, style));
    inherited = undefined;
  }
}

function leave(frame: Frame): Component {
  const { self, style, shown, results } = frame;
  if (isPlainText(self)) return pullLeadingTexts(self.text, frame);
  joinNeighbours(results, 0, shown);
  const origin = originOf(self);
  if (origin === undefined) return { ...self, style, children: results };
  return createPainted({ ...origin, painted: results }, style);
}

/** Takes leading texts that look like their parent into it, then joins equal neighbours. */
function pullLeadingTexts(
  ownText: string,
  { style, shown, results, joinedUnder }: Frame,
): Component {
  let text = ownText;
  let children = results;
  let taken = 0;
  let joined = 0;
  for (let first = results[0]; first !== undefined; first = results[taken]) {
    if (!looksLike(first, shown)) break;
    text += first.text;
    taken++;
    if (first.children.length > 0) {
      // Its children come first now. They are taken over as they are and looked at again only if
      // they were joined under another style: that keeps deep nesting linear.
      children = ownChildren(first);
      if (sameStyle(joinedUnder[taken - 1] ?? NO_STYLE, shown)) joined = children.length;
      for (const rest of results.slice(taken)) children.push(rest);
      taken = 0;
      break;
    }
  }
  for (let first = children[taken]; joined === 0 && first !== undefined; first = children[taken]) {
    if (!looksLike(first, shown)) break;
    text += first.text;
    children = [...first.children, ...children.slice(taken + 1)];
    taken = 0;
  }
  if (taken > 0) children = children.slice(taken);
  joinNeighbours(children, joined, shown);
  return createText(text, style, children);
}

/** Made by `leave` and seen by nobody yet, so that they may change. */
function ownChildren(component: Component): Component[] {
  return component.children as Component[];
}

/** Joins in place; the first `joined` children have been through it already. */
function joinNeighbours(children: Component[], joined: number, shown: Style): void {
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
  if (children.length > 0) children.length = last + 1;
}

type Text = Component & { readonly type: 'text' };

function looksLike(component: Component, shown: Style): component is Text {
  return isPlainText(component) && sameStyleUnder(shown, component.style, NO_STYLE);
}

function isNothing(component: Component): boolean {
  return component.children.length === 0 && isPlainText(component) && component.text === '';
}

/** A gradient's text is empty too, but stays on its own, so that it can be written as it was. */
function isPlainText(component: Component): component is Text {
  return component.type === 'text' && (component.text !== '' || originOf(component) === undefined);
}

function withStyle(component: Component, style: Style): Component {
  if (style === component.style) return component;
  // Most are plain texts, and copied faster this way.
  return isPlainText(component)
    ? createText(component.text, style, component.children)
    : { ...component, style };
}

/** Drops what `outer` sets to the same value, so would show anyway. */
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
