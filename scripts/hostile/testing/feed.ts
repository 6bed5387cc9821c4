import { type Component, createText, readMiniMessage } from '@fucina/minecraft-text';

/** Sets up the work on a text. */
export type Feed = (text: string) => () => unknown;

/** How to give hostile texts to an export, or why it takes none. */
export type Row =
  | Feed
  | readonly Feed[]
  /** It takes so long whatever the text is that only some of them are tried. */
  | { readonly dear: readonly Feed[] }
  | { readonly takesNoText: string };

/** The rows of a package, by the names of its exports. */
export type Rows = Readonly<Record<string, Row>>;

export const takesNoText = (why: string): Row => ({ takesNoText: why });

/** An export that takes a text. */
export function text(...works: readonly ((text: string) => unknown)[]): readonly Feed[] {
  return works.map((work) => (given) => () => work(given));
}

/** An export that takes a component: read from the text before, and the text as it is. */
export function component(work: (component: Component) => unknown): readonly Feed[] {
  return [(given) => withRead(given, work), (given) => () => work(createText(given))];
}

function withRead(given: string, work: (component: Component) => unknown): () => unknown {
  const read = readMiniMessage(given);
  const value = read.ok ? read.value : createText(given);
  return () => work(value);
}

/** Exports that take no text. */
export function withoutText(why: string, ...names: readonly string[]): Rows {
  return Object.fromEntries(names.map((name) => [name, takesNoText(why)]));
}
