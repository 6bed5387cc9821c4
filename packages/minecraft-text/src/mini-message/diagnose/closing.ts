import type { BuildEvent } from '../build.ts';
import { findTag } from '../resolve-tag.ts';
import type { MessageFinding } from './diagnostic.ts';
import { nearest, suggestTagName } from './suggest.ts';

/** Only this many of the innermost open tags are considered as the intended one. */
const NEAR = 32;

/** A closing tag without an opening tag; it may be meant for an open tag with another name. */
export function findStrayClosing({ from, to, name, open = [] }: BuildEvent): MessageFinding {
  const at = { from, to, name, severity: 'warning' } as const;
  const innermost = open.slice(-NEAR);
  const sameTag = innermost.findLast((tag) => tag.name !== name && isSameTag(tag.name, name));
  if (sameTag !== undefined) {
    const fix = `</${sameTag.name}>`;
    return { ...at, code: 'alias-closes-nothing', detail: sameTag.name, fix };
  }
  const names = innermost.map((tag) => tag.name).toReversed();
  const meant = findTag(name) === undefined ? meantBy(name, names) : undefined;
  return { ...at, code: 'closes-nothing', ...(meant && { fix: `</${meant}>` }) };
}

/** The open tag that an unknown name is near, or another word for. */
function meantBy(name: string, open: readonly string[]): string | undefined {
  const suggested = nearest(name, open) ?? suggestTagName(name);
  return suggested && open.find((each) => each === suggested || isSameTag(each, suggested));
}

/** True for aliases such as `b` and `bold`, and for all notations of a color tag. */
function isSameTag(a: string, b: string): boolean {
  const known = findTag(a);
  return known !== undefined && known.definition === findTag(b)?.definition;
}
