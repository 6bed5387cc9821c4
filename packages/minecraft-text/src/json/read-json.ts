import { type Component, type Content, createText } from '../component/component.ts';
import { NO_STYLE } from '../component/style.ts';
import { asFields, asList, asText } from './fields.ts';
import { readContent } from './read-content.ts';
import { readStyle } from './read-style.ts';
import type { JsonReadError, Reading } from './reading.ts';

export interface JsonReadOptions {
  /** Refuses everything that 1.21.5 and later refuse; otherwise invalid parts are left out, as older versions did. */
  readonly strict?: boolean;
  /** Texts nested deeper are left out. The whole text has depth 0; the first item of a list has the depth of its list. */
  readonly maxDepth?: number;
  /** Takes the place of each text that is nested too deep, in the style around it. */
  readonly tooDeepText?: string;
  /** Texts beyond this number are left out. */
  readonly maxComponents?: number;
  /** `ignore` for places without click and hover events: the texts in them are not read and not counted. */
  readonly events?: 'read' | 'ignore';
}

export type JsonResult =
  | { readonly ok: true; readonly value: Component }
  | { readonly ok: false; readonly error: JsonReadError };

type NestedKey = 'separator' | 'fallback';

/** The field that holds another text, besides arguments, which are a list. */
const NESTED_KEYS: { readonly [Type in Content['type']]?: NestedKey } = {
  selector: 'separator',
  nbt: 'separator',
  // Since 26.1.
  sprite: 'fallback',
  head: 'fallback',
};

interface Task {
  readonly value: unknown;
  readonly field: string;
  readonly depth: number;
  readonly put: (component: Component) => void;
}

/** Reads a text component from a JSON value of any game version. A string is text, never JSON. */
export function readJson(value: unknown, options: JsonReadOptions = {}): JsonResult {
  const { strict = false, maxDepth = Infinity, maxComponents = Infinity, tooDeepText } = options;
  const { events = 'read' } = options;
  let root: Component | undefined;
  let error: JsonReadError | undefined;
  let room = maxComponents;
  const tasks: Task[] = [{ value, field: '', depth: 0, put: (component) => (root = component) }];
  for (let task = tasks.pop(); task !== undefined && room > 0; task = tasks.pop()) {
    const { depth } = task;
    room -= 1;
    if (depth > maxDepth) {
      if (tooDeepText !== undefined) task.put(createText(tooDeepText));
      continue;
    }
    const nested: Task[] = [];
    const reading: Reading = {
      events,
      room,
      queue: (inner, field, put) => nested.push({ value: inner, field, depth: depth + 1, put }),
      report: (code, field) => {
        error ??= { code, field: field.replace(/\.$/, '') || 'value' };
      },
    };
    const component = readOne(task.value, task.field, reading);
    if (component !== undefined) task.put(component);
    if (strict && error !== undefined) return { ok: false, error };
    // A stack: pushed in reverse, so that texts are read in reading order.
    for (const next of nested.reverse()) tasks.push(next);
  }
  if (root !== undefined) return { ok: true, value: root };
  return { ok: false, error: error ?? { code: 'not-a-component', field: 'value' } };
}

function readOne(value: unknown, field: string, reading: Reading): Component | undefined {
  // The first element of a list is the parent of the others, and may itself be a list.
  const rests: { readonly items: readonly unknown[]; readonly field: string }[] = [];
  let head = value;
  let at = field;
  for (let items = asList(head); items !== undefined; items = asList(head)) {
    rests.push({ items, field: at });
    [head] = items;
    at = `${at}[0]`;
  }
  const text = asText(head);
  const fields = text === undefined ? asFields(head) : undefined;
  if (text === undefined && fields === undefined) {
    reading.report('not-a-component', at);
    return undefined;
  }
  const children: Component[] = [];
  const component =
    fields === undefined
      ? createText(text ?? '', NO_STYLE, children)
      : readObject(fields, at === '' ? '' : `${at}.`, children, reading);
  for (const rest of rests.reverse()) readChildren(rest.items, 1, rest.field, children, reading);
  return component;
}

function readObject(
  fields: Readonly<Record<string, unknown>>,
  at: string,
  children: Component[],
  reading: Reading,
): Component {
  const content = readContent(fields, at, reading);
  const style = readStyle(fields, at, reading) ?? NO_STYLE;
  if (fields.extra !== undefined) {
    const extra = asList(fields.extra);
    if (extra === undefined || extra.length === 0) reading.report('wrong-type', `${at}extra`);
    readChildren(extra ?? [], 0, `${at}extra`, children, reading);
  }
  const component: Component = { ...content, style, children };
  const key = NESTED_KEYS[content.type];
  if (key !== undefined && fields[key] !== undefined) {
    reading.queue(fields[key], at + key, (nested) => {
      // The content of this type has this field.
      (component as { [Key in NestedKey]?: Component })[key] = nested;
    });
  }
  return component;
}

function readChildren(
  items: readonly unknown[],
  from: number,
  field: string,
  children: Component[],
  reading: Reading,
): void {
  const end = Math.min(items.length, from + reading.room);
  for (let index = from; index < end; index += 1) {
    reading.queue(items[index], `${field}[${index}]`, (child) => children.push(child));
  }
}
