import type { Profile } from '../profiles/profile.ts';
import { compareLooks } from './compare-looks.ts';
import type { Comparison, Join, JoinedComparison } from './conversion.ts';
import { unwrapLayer } from './layers.ts';
import { readAsPlugin, type TextReader } from './profile-reading.ts';
import { stopIfAsked } from './stopping.ts';

/** How a text is read before and after its conversion. */
export interface Readers {
  readonly profile: Profile;
  readonly before: TextReader;
  readonly after: TextReader;
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Compares how a text looks before and after its conversion. */
export function prove(before: string, after: string, readers: Readers): Comparison {
  const { profile, shouldStop } = readers;
  stopIfAsked(shouldStop);
  const one = readAsPlugin(before, readers.before, profile);
  stopIfAsked(shouldStop);
  const other = readAsPlugin(after, readers.after, profile);
  stopIfAsked(shouldStop);
  if (one === undefined || other === undefined) {
    return { same: false, at: 0, difference: 'unreadable' };
  }
  return compareLooks(one, other, readers.before.isItem);
}

/** The same where each of these texts is joined with it. */
export function proveJoins(
  before: string,
  after: string,
  joins: readonly Join[],
  readers: Readers,
): readonly JoinedComparison[] {
  const read = (text: string) => unwrapLayer(text, readers.profile.layer).text;
  return joins.map((join) => {
    const one = joinTexts(before, read(join.from), join);
    const other = joinTexts(after, read(join.to), join);
    return { ...prove(one, other, readers), join };
  });
}

/** Samples that are added after a text, to see which of its styles go on: no code, a color, a decoration. */
export function probesBehind({ codes }: Profile): readonly Join[] {
  const sign = codes.characters[0] ?? '&';
  return [
    { place: 'after', from: 'X', to: 'X' },
    { place: 'after', from: `${sign}cX`, to: '<red>X' },
    { place: 'after', from: `${sign}lX`, to: '<b>X</b>' },
  ];
}

function joinTexts(text: string, other: string, { place, placeholder, behind = '' }: Join): string {
  switch (place) {
    case 'before':
      return other + text + behind;
    case 'after':
      return text + other;
    case 'inside':
      return placeholder === undefined ? text : text.replaceAll(placeholder, () => other);
  }
}
