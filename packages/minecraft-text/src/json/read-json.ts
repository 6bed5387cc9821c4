import { type Component, type ComponentContent, createText } from '../component/component.ts';
import { NO_STYLE } from '../component/style.ts';
import { replacePart, textKeyOf } from '../nested/parts.ts';
import { asFields, asList, asText } from './fields.ts';
import { readContent } from './read-content.ts';
import { readStyle, STYLE_KEYS } from './read-style.ts';
import type { JsonReadError, JsonReadLoss, Reading } from './reading.ts';

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
  | {
      readonly ok: true;
      readonly value: Component;
      /** What is not in the value; the first hundred. */
      readonly losses: readonly JsonReadLoss[];
    }
  | { readonly ok: false; readonly error: JsonReadError };

const MAX_LOSSES = 100;

interface Task {
  readonly value: unknown;
  readonly field: string;
  readonly depth: number;
  readonly put: (component: Component) => void;
}

/** Reads a text component from a JSON value of any game version. A string is text, never JSON. */
export function readJsonValue(value: unknown, options: JsonReadOptions = {}): JsonResult {
  const { strict = false, maxDepth = Infinity, maxComponents = Infinity, tooDeepText } = options;
  const { events = 'read' } = options;
  let root: Component | undefined;
  let error: JsonReadError | undefined;
  const losses: JsonReadLoss[] = [];
  const lose: Reading['lose'] = (code, field) => {
    if (losses.length < MAX_LOSSES)
      losses.push({ code, field: field.replace(/\.$/, '') || 'value' });
  };
  let room = maxComponents;
  const tasks: Task[] = [{ value, field: '', depth: 0, put: (component) => (root = component) }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { depth } = task;
    if (room <= 0) {
      lose('too-many', task.field);
      break;
    }
    room -= 1;
    if (depth > maxDepth) {
      lose('too-deep', task.field);
      if (tooDeepText !== undefined) task.put(createText(tooDeepText));
      continue;
    }
    const nested: Task[] = [];
    const reading: Reading = {
      events,
      room,
      queue: (inner, field, put) => nested.push({ value: inner, field, depth: depth + 1, put }),
      lose,
      report: (code, field) => {
        error ??= { code, field: field.replace(/\.$/, '') || 'value' };
        lose(code, field);
      },
    };
    const component = readOne(task.value, task.field, reading);
    if (component !== undefined) task.put(component);
    if (strict && error !== undefined) return { ok: false, error };
    // A stack: pushed in reverse, so that texts are read in reading order.
    for (const next of nested.reverse()) tasks.push(next);
  }
  if (root !== undefined) return { ok: true, value: root, losses };
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
  loseIgnored(fields, content.type, at, reading);
  if (fields.extra !== undefined) {
    const extra = asList(fields.extra);
    if (extra === undefined || extra.length === 0) reading.report('wrong-type', `${at}extra`);
    readChildren(extra ?? [], 0, `${at}extra`, children, reading);
  }
  const component: Component = { ...content, style, children };
  const key = textKeyOf(content.type);
  if (key !== undefined && fields[key] !== undefined) {
    reading.queue(fields[key], at + key, (nested) => replacePart(component, key, nested));
  }
  return component;
}

const CONTENT_KEYS: Readonly<Record<ComponentContent['type'], readonly string[]>> = {
  text: ['text'],
  translatable: ['translate', 'with', 'fallback'],
  keybind: ['keybind'],
  score: ['score'],
  selector: ['selector', 'separator'],
  nbt: ['nbt', 'source', 'block', 'entity', 'storage', 'interpret', 'plain', 'separator'],
  sprite: ['object', 'atlas', 'sprite', 'fallback'],
  head: ['object', 'player', 'hat', 'fallback'],
};

function loseIgnored(
  fields: Readonly<Record<string, unknown>>,
  type: ComponentContent['type'],
  at: string,
  reading: Reading,
): void {
  for (const key in fields) {
    if (STYLE_KEYS.has(key) || key === 'extra' || key === 'type') continue;
    if (!CONTENT_KEYS[type].includes(key)) reading.lose('ignored-field', at + key);
  }
}

function readChildren(
  items: readonly unknown[],
  from: number,
  field: string,
  children: Component[],
  reading: Reading,
): void {
  const end = Math.min(items.length, from + reading.room);
  if (end < items.length) reading.lose('too-many', `${field}[${end}]`);
  for (let index = from; index < end; index += 1) {
    reading.queue(items[index], `${field}[${index}]`, (child) => children.push(child));
  }
}
