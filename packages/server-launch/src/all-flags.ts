import { flagFact, type KnownFlags } from './flag-facts.ts';
import type { FlagFact } from './flag-table.ts';
import { OTHER_FLAGS } from './other-flags.ts';
import type { ValueSpan } from './value-check.ts';
import { valueSpan } from './value-spans.ts';

const WORDS: Readonly<Record<string, string>> = { o: 'ok', w: 'warn', U: 'U', D: 'D', N: 'NO' };

let others: ReadonlyMap<string, FlagFact> | undefined;

/** All that an OpenJDK from 8 on accepts, with their values. */
export const ALL_FLAGS: KnownFlags = {
  find(name) {
    others ??= readRows(OTHER_FLAGS);
    return flagFact(name) ?? others.get(name);
  },
  areAll: true,
  values: valueSpan,
};

/** Java 7 was the last with a permanent generation: 8 reads no values of these two. */
const PERMANENT = /^(?:Max)?PermSize$/;
/** What every machine of its time had. */
const PERMANENT_SPAN: ValueSpan = {
  kind: 'size',
  least: undefined,
  most: undefined,
  fine: ['1M', '1G'],
};

/** The same for the Java before them, which has no table. */
export const FLAGS_BEFORE_8: KnownFlags = {
  ...ALL_FLAGS,
  areAll: false,
  areBefore8: true,
  values: (name, java) => (PERMANENT.test(name) ? PERMANENT_SPAN : valueSpan(name, java)),
};

function readRows(text: string): ReadonlyMap<string, FlagFact> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, FlagFact] => {
        const [name = '', sign, letters = ''] = line.split(' ');
        const row = [...letters].map((letter) => WORDS[letter]).join(' ');
        return [name, { takes: sign === '+' ? 'switch' : 'value', row }];
      }),
  );
}
