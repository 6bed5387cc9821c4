import { type Component, createText } from '../component/component.ts';
import { type Origin, originOf } from '../component/origin.ts';
import { NO_STYLE, type Style } from '../component/style.ts';

/** The color at an index; undefined where the reference engine fails. */
type ColorAt = (index: number) => number | undefined;

/** A list that is being traversed, and the list that receives the painted copies. */
interface Place {
  readonly source: readonly Component[];
  readonly target: Component[];
  next: number;
}

/**
 * The number of colors that these components need. Painted components already store theirs and are not
 * traversed again, which keeps nesting linear.
 */
export function measure(components: readonly Component[]): Pick<Origin, 'texts' | 'others'> {
  let texts = 0;
  let others = 0;
  const pending = [components];
  for (let list = pending.pop(); list !== undefined; list = pending.pop()) {
    for (const component of list) {
      const known = originOf(component);
      if (known !== undefined) {
        texts += known.texts;
        others += known.others;
        continue;
      }
      if (component.type === 'text') texts += countCodePoints(component.text);
      else others++;
      if (component.children.length > 0) pending.push(component.children);
    }
  }
  return { texts, others };
}

/**
 * Gives each code point its color, depth first. A component with its own color is kept with all its children;
 * only its texts advance the color index.
 */
export function repaint(
  components: readonly Component[],
  colorAt: ColorAt,
): Component[] | undefined {
  const result: Component[] = [];
  const outer: Place[] = [];
  let place: Place = { source: components, target: result, next: 0 };
  let index = 0;
  for (;;) {
    const component = place.source[place.next];
    if (component === undefined) {
      const back = outer.pop();
      if (back === undefined) return result;
      place = back;
      continue;
    }
    place.next++;
    const known = originOf(component);
    if (known !== undefined || component.style.color !== undefined) {
      place.target.push(component);
      index += (known ?? measure([component])).texts;
      continue;
    }
    const copy =
      component.type === 'text'
        ? paintText(component, colorAt, index)
        : paintOther(component, colorAt(index));
    if (copy === undefined) return undefined;
    place.target.push(copy);
    index += component.type === 'text' ? copy.children.length : 1;
    if (component.children.length > 0) {
      outer.push(place);
      place = { source: component.children, target: copy.children, next: 0 };
    }
  }
}

/** A copy that starts with its own letters; its children are appended afterwards. */
type Copy = Component & { readonly children: Component[] };

function paintText(
  { text, style }: Component & { readonly type: 'text' },
  colorAt: ColorAt,
  start: number,
): Copy | undefined {
  const children: Component[] = [];
  for (let from = 0; from < text.length; ) {
    const to = from + (isPair(text, from) ? 2 : 1);
    const color = colorAt(start + children.length);
    if (color === undefined) return undefined;
    children.push(createText(text.slice(from, to), withColor(style, color)));
    from = to;
  }
  return { type: 'text', text: '', style: text === '' ? style : NO_STYLE, children };
}

function paintOther(component: Component, color: number | undefined): Copy | undefined {
  if (color === undefined) return undefined;
  return { ...component, style: withColor(component.style, color), children: [] };
}

function withColor(style: Style, color: number): Style {
  return style === NO_STYLE ? { color } : { ...style, color };
}

function countCodePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if (isPair(text, i)) count--;
  }
  return count;
}

/** True when the two UTF-16 units at `at` form one code point. */
function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}
