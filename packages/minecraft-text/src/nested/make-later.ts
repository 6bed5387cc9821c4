import type { Component } from '../component/model.ts';
import { type Holder, type Part, replacePart, textsOf } from './parts.ts';

/** Makes something of a nested text when its turn comes, because nesting may be deeper than the call stack. */
export type MakeLater<To> = (text: Component, put: (made: To) => void) => void;

/** Makes something of a text and all that is inside it, with an explicit stack. */
export function makeDeep<To>(
  root: Component,
  start: (later: MakeLater<To>) => (text: Component) => To,
): To {
  const tasks: { readonly text: Component; readonly put: (made: To) => void }[] = [];
  const make = start((text, put) => tasks.push({ text, put }));
  const result = make(root);
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) task.put(make(task.text));
  return result;
}

/** A list with a place for what is made of each text. */
export function makeAll<To>(texts: readonly Component[], later: MakeLater<To>): To[] {
  const made: (Component | To)[] = [...texts];
  for (let index = 0; index < texts.length; index += 1) {
    later(texts[index] as Component, (it) => {
      made[index] = it;
    });
  }
  // All are replaced before anybody looks.
  return made as To[];
}

/** The same for the texts in a part: in a copy of its holder, or in another form of it. */
export function makePart<To>(holder: Holder, part: Part, into: object, later: MakeLater<To>): void {
  const texts = textsOf(holder, part);
  if (part.holds === 'texts') {
    replacePart(into, part.key, makeAll(texts, later));
    return;
  }
  for (const text of texts) {
    // Keeps its place among the fields.
    replacePart(into, part.key, text);
    later(text, (made) => replacePart(into, part.key, made));
  }
}
