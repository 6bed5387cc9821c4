import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';
import { carries, firstVersion, rememberCarried } from '../capabilities/carries.ts';
import type { TextFeature } from '../capabilities/text-features.ts';
import type { Component } from '../component/component.ts';
import { sameStyle } from '../component/equality.ts';
import { originOf } from '../component/origin.ts';
import { toPlain } from '../component/plain.ts';
import { inheritStyle, NO_STYLE, type Style } from '../component/style.ts';
import { walkComponents } from '../component/walk-components.ts';
import { partsOf, textsOf } from '../nested/parts.ts';
import type { Carrier } from './carrier.ts';
import type { Loss, LossCode } from './loss.ts';
import { type Use, usesOfStyle } from './uses.ts';

/** A loss that has no place yet. */
type Lost = Omit<Loss, 'at'>;

/** A component to visit, or the end of a gradient that was visited. */
type Task =
  | { readonly component: Component; readonly style: Style }
  | { readonly gradientFrom: number };

/** Everything in a component that is not carried. Linear in its size; uses explicit stacks. */
export function findLosses(component: Component, carrier: Carrier): readonly Loss[] {
  const inspector = new Inspector(carrier);
  const list = new LossList();
  const maxGradients = carries(carrier.capabilities, 'gradient', carrier.version)
    ? (carrier.maxGradients ?? Infinity)
    : 0;
  let at = 0;
  let gradients = 0;
  const tasks: Task[] = [{ component, style: NO_STYLE }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if ('gradientFrom' in task) {
      gradients -= 1;
      if (gradients >= maxGradients) list.add({ code: 'gradient' }, task.gradientFrom, at);
      continue;
    }
    const part = task.component;
    const style = inheritStyle(part.style, task.style);
    if (originOf(part) !== undefined) {
      gradients += 1;
      tasks.push({ gradientFrom: at });
    }
    const from = at;
    at += lengthOf(part);
    if (part.type !== 'text' || at > from) {
      for (const lost of inspector.lostIn(part, style)) list.add(lost, from, at);
    }
    for (let index = part.children.length - 1; index >= 0; index -= 1) {
      const child = part.children[index];
      if (child !== undefined) tasks.push({ component: child, style });
    }
  }
  return list.sorted();
}

/** Of its own plain text, without its children. */
function lengthOf(part: Component): number {
  if (part.type === 'text') return part.text.length;
  return toPlain(part.children.length === 0 ? part : { ...part, children: [] }).length;
}

/** Finds what is lost in one component, and remembers it for styles and nested texts that come again. */
class Inspector {
  readonly #carrier: Carrier;
  readonly #carries: (feature: TextFeature) => boolean;
  readonly #nested = new Map<Component, readonly Lost[]>();
  #style: Style | undefined;
  #lostInStyle: readonly Lost[] = [];

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
    this.#carries = rememberCarried(carrier.capabilities, carrier.version);
  }

  lostIn(part: Component, style: Style): readonly Lost[] {
    if (style !== this.#style) {
      this.#style = style;
      this.#lostInStyle = this.#withNested(...this.#ofStyle(style));
    }
    const ofContent = this.#ofContent(part);
    if (ofContent === undefined) return this.#lostInStyle;
    return [...this.#withNested(...ofContent), ...this.#lostInStyle];
  }

  #withNested(lost: Lost[], nested: readonly Component[]): readonly Lost[] {
    for (const inner of nested) lost.push(...this.#inNested(inner));
    return lost;
  }

  /** All that is lost in a nested text, at any depth. */
  #inNested(root: Component): readonly Lost[] {
    const known = this.#nested.get(root);
    if (known !== undefined) return known;
    const { maxNesting = Infinity } = this.#carrier;
    const found = new Map<string, Lost>();
    const texts = [{ text: root, depth: 1 }];
    for (let next = texts.pop(); next !== undefined; next = texts.pop()) {
      const { text, depth } = next;
      walkComponents(text, (component, style) => {
        if (originOf(component) !== undefined && !this.#carries('gradient')) {
          addLost(found, { code: 'gradient' });
        }
        const isText = component.type === 'text';
        if (isText && component.text === '') return;
        if (depth >= maxNesting && (!isText || style.hover !== undefined)) {
          found.set('nesting', { code: 'nesting' });
          return;
        }
        for (const [lost, nested] of [this.#ofStyle(style), this.#ofContent(component)].filter(
          (each) => each !== undefined,
        )) {
          for (const each of lost) addLost(found, each);
          for (const inner of nested) texts.push({ text: inner, depth: depth + 1 });
        }
      });
    }
    const all = [...found.values()];
    this.#nested.set(root, all);
    return all;
  }

  #ofStyle(style: Style): [Lost[], readonly Component[]] {
    const { checkStyle } = this.#carrier;
    const [lost, nested] = this.#ofUses(usesOfStyle(style));
    for (const code of checkStyle?.(style) ?? []) lost.push({ code });
    return [lost, nested];
  }

  #ofContent(part: Component): [Lost[], readonly Component[]] | undefined {
    const { checkContent, checkText } = this.#carrier;
    if (part.type === 'text') {
      const codes = checkText?.(part.text) ?? [];
      return codes.length === 0 ? undefined : [codes.map((code) => ({ code })), []];
    }
    const [lost, nested] = this.#ofUses([{ feature: part.type, holder: part }]);
    // What is lost as a whole is not checked.
    if (lost[0]?.code !== part.type) {
      for (const code of checkContent?.(part) ?? []) lost.push({ code });
    }
    return [lost, nested];
  }

  #ofUses(uses: readonly Use[]): [Lost[], readonly Component[]] {
    const lost: Lost[] = [];
    const nested: Component[] = [];
    for (const use of uses) {
      if (!this.#carries(use.feature)) {
        lost.push(this.#lostUse(use));
        continue;
      }
      const written = use.color === undefined ? undefined : this.#carrier.nearestColor?.(use.color);
      if (use.color !== undefined && written !== undefined && written !== use.color) {
        lost.push({ code: use.feature, difference: differenceOf(use.color, written) });
      }
      if (use.holder === undefined) continue;
      for (const part of partsOf(use.holder)) {
        const texts = textsOf(use.holder, part);
        const { feature } = part;
        if (feature === undefined || this.#carries(feature)) nested.push(...texts);
        else if (feature !== 'entity-name-style' || !texts.every(isPlain)) {
          lost.push(this.#lostUse({ feature }));
        }
      }
    }
    return [lost, nested];
  }

  #lostUse({ feature, detail, color }: Use): Lost {
    const { capabilities, nearestColor } = this.#carrier;
    const since = firstVersion(capabilities, feature);
    const near = color === undefined ? undefined : nearestColor?.(color);
    return {
      code: feature,
      ...(detail !== undefined && { detail }),
      ...(since !== undefined && { since }),
      ...(color !== undefined && near !== undefined && { difference: differenceOf(color, near) }),
    };
  }
}

function isPlain({ type, style, children }: Component): boolean {
  return type === 'text' && children.length === 0 && sameStyle(style, NO_STYLE);
}

function differenceOf(one: Rgb, other: Rgb): number {
  return Math.max(
    Math.abs(redOf(one) - redOf(other)),
    Math.abs(greenOf(one) - greenOf(other)),
    Math.abs(blueOf(one) - blueOf(other)),
  );
}

function keyOf({ code, detail = '' }: Lost): string {
  return `${code} ${detail}`;
}

function addLost(found: Map<string, Lost>, lost: Lost): void {
  const key = keyOf(lost);
  found.set(key, withGreater(lost, found.get(key)));
}

function withGreater<Kind extends Lost>(lost: Kind, other: Lost | undefined): Kind {
  const difference = Math.max(lost.difference ?? 0, other?.difference ?? 0);
  return difference === (lost.difference ?? 0) ? lost : { ...lost, difference };
}

/** Joins losses of one kind whose texts touch. */
class LossList {
  readonly #done: Loss[] = [];
  /** The last loss of each kind, by kind. */
  readonly #last = new Map<string, Loss>();

  add(lost: Lost, from: number, to: number): void {
    const key = keyOf(lost);
    const last = this.#last.get(key);
    const touches = last !== undefined && last.at.to >= from;
    if (last !== undefined && !touches) this.#done.push(last);
    const start = touches ? Math.min(last.at.from, from) : from;
    const end = touches ? Math.max(last.at.to, to) : to;
    this.#last.set(
      key,
      withGreater({ ...lost, at: { from: start, to: end } }, touches ? last : undefined),
    );
  }

  sorted(): readonly Loss[] {
    const all = [...this.#done, ...this.#last.values()];
    return all.sort((a, b) => a.at.from - b.at.from || codeOrder(a.code, b.code));
  }
}

function codeOrder(a: LossCode, b: LossCode): number {
  return a < b ? -1 : Number(a > b);
}
