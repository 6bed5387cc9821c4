import { type Component, createText } from '../component/component.ts';
import { rewriteTexts } from './rewrite-texts.ts';

/** The part of a text that was found, and the groups of the regular expression. */
export type FoundText = readonly [whole: string, ...groups: (string | undefined)[]];

/** What is put in place of a part of a text; a string is text, whatever is in it. */
export type Replacement = string | Component | ((found: FoundText) => string | Component);

interface Match {
  readonly index: number;
  readonly found: FoundText;
}

/** The same component with other words. A gradient keeps its tag, and its colors are spread over the new letters. */
export function mapText(component: Component, change: (text: string) => string): Component {
  return rewriteTexts(component, (text) => [createText(change(text))]);
}

/**
 * Puts something in place of each part of a text that is found, as `mapText` does: wherever the string is, or whatever
 * the regular expression matches, with or without its flag `g`. A match across tags is not found.
 */
export function replaceText(
  component: Component,
  search: string | RegExp,
  replacement: Replacement,
): Component {
  const matches = typeof search === 'string' ? placesOf(search) : matchesOf(search);
  const put = typeof replacement === 'function' ? replacement : () => replacement;
  return rewriteTexts(component, (text) => {
    const parts: Component[] = [];
    let from = 0;
    for (const { index, found } of matches(text)) {
      if (index > from) parts.push(createText(text.slice(from, index)));
      const part = put(found);
      parts.push(typeof part === 'string' ? createText(part) : part);
      from = index + found[0].length;
    }
    if (from < text.length) parts.push(createText(text.slice(from)));
    return parts;
  });
}

function placesOf(search: string) {
  return function* (text: string): Generator<Match> {
    if (search === '') return;
    let index = text.indexOf(search);
    while (index !== -1) {
      yield { index, found: [search] };
      index = text.indexOf(search, index + search.length);
    }
  };
}

function matchesOf(search: RegExp) {
  const pattern = new RegExp(search, `${search.flags.replace(/[gy]/g, '')}g`);
  return function* (text: string): Generator<Match> {
    for (const match of text.matchAll(pattern)) {
      const [whole, ...groups] = match;
      if (whole !== '') yield { index: match.index, found: [whole, ...groups] };
    }
  };
}
