import type { Component } from './component.ts';
import { sameClick, sameHover, sameStyle, sameStyleUnder } from './equality.ts';
import { originOf, withOrigin } from './origin.ts';
import { inheritStyle, NO_STYLE, type Style } from './style.ts';

/** A component whose children are being compacted. */
interface Frame {
  readonly self: Component;
  readonly style: Style;
  /** The style its text shows in, which its children inherit. */
  readonly shown: Style;
  readonly results: Result[];
  next: number;
}

interface Result {
  readonly component: Component;
  /** Its children once more, free to be taken over, and the style they were joined under. */
  readonly children: Component[];
  readonly shown: Style;
}

/**
 * The same runs in fewer components: inherited fields dropped, empty parts gone, equal neighbours
 * joined. Step by step what the reference engine does, as its JSON shows the shape; with a list of
 * frames instead of calls, because nesting may be deeper than the call stack.
 */
export function compact(component: Component): Component {
  const frames: Frame[] = [];
  let done = enter(component, undefined, frames);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (done !== undefined && !isNothing(done.component)) frame.results.push(done);
    const child = frame.self.children[frame.next];
    frame.next++;
    if (child === undefined) {
      done = leave(frame);
      frames.pop();
    } else {
      done = enter(child, frame.shown, frames);
    }
  }
  return done === undefined ? component : done.component;
}

/** Answers a leaf at once; for anything else opens a frame. */
function enter(start: Component, outer: Style | undefined, frames: Frame[]): Result | undefined {
  let self = start;
  let inherited = outer;
  for (;;) {
    const style = inherited === undefined ? self.style : withoutInherited(self.style, inherited);
    const only = self.children[0];
    if (only === undefined) {
      const component = withStyle(self, style);
      return { component, children: [], shown: NO_STYLE };
    }
    if (self.children.length > 1 || !isPlainText(self) || self.text !== '') {
      const shown = inherited === undefined ? style : inheritStyle(style, inherited);
      frames.push({ self, style, shown, results: [], next: 0 });
      return undefined;
    }
    // An empty text around one child: the child takes its place, and forgets what was around.
    self = withStyle(only, inheritStyle(only.style, style));
    inherited = undefined;
  }
}

function leave({ self, style, shown, results }: Frame): Result {
  if (!isPlainText(self)) {
    const children = results.map((result) => result.component);
    joinNeighbours(children, 0, shown);
    const component = keepOrigin({ ...self, style, children }, self);
    return { component, children, shown };
  }
  const { text, children } = pullLeadingText(self.text, shown, results);
  return { component: { type: 'text', text, style, children }, children, shown };
}

/** Takes leading texts that look like their parent into it, then joins equal neighbours. */
function pullLeadingText(own: string, shown: Style, results: readonly Result[]) {
  let text = own;
  let children: Component[] = [];
  let joined = 0;
  let next = 0;
  for (let first = results[0]; first !== undefined; first = results[next]) {
    if (!looksLike(first.component, shown)) break;
    text += first.component.text;
    next++;
    if (first.children.length === 0) continue;
    // Taken over as they are and not looked at again: that keeps deep nesting linear.
    children = first.children;
    if (sameStyle(first.shown, shown)) joined = children.length;
    break;
  }
  for (; next < results.length; next++) {
    const result = results[next];
    if (result !== undefined) children.push(result.component);
  }
  // Joined under another style they may lead with one more such text.
  if (joined === 0) {
    for (let first = children[0]; first !== undefined; first = children[0]) {
      if (!looksLike(first, shown)) break;
      text += first.text;
      children = [...first.children, ...children.slice(1)];
    }
  }
  joinNeighbours(children, joined, shown);
  return { text, children };
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
      children[last] = { ...right, text: left.text + right.text, style: left.style };
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
  return style === component.style ? component : keepOrigin({ ...component, style }, component);
}

function keepOrigin(copy: Component, original: Component): Component {
  const origin = originOf(original);
  return origin === undefined ? copy : withOrigin(copy, origin);
}

/** Drops what `outer` sets to the same value, so would show anyway. */
function withoutInherited(style: Style, outer: Style): Style {
  if (style === NO_STYLE || outer === NO_STYLE) return style;
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
