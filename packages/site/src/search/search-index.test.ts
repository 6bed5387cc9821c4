import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createSearchIndex, type SearchTexts } from './search-index.ts';
import { searchWords } from './search-words.ts';

interface Entry extends SearchTexts {
  readonly id: string;
}

function entry(id: string, texts: Partial<SearchTexts>): Entry {
  return { id, names: [], keywords: [], summaries: [], ...texts };
}

const entries = [
  entry('status', {
    names: ['Server status', 'Stato del server'],
    keywords: ['ping, online', 'in linea'],
    summaries: ['Check whether a server answers.'],
  }),
  entry('motd', {
    names: ['Server message', 'Messaggio del server'],
    keywords: ['motd, description'],
    summaries: ['The text under the name in the server list.'],
  }),
  entry('gradient', {
    names: ['Gradient generator', 'Testo sfumato'],
    keywords: ['rainbow', 'arcobaleno, sfumatura'],
    summaries: ['Colour text letter by letter, ready for chat and MiniMessage.'],
  }),
  entry('skull', {
    names: ['Player heads', 'Teste di giocatori'],
    keywords: ['skull, give'],
    summaries: ['Commands for heads. È più facile così.'],
  }),
];

const search = createSearchIndex(entries, (each) => each);
const ids = (query: string, recent: readonly string[] = []) =>
  search(query, ({ id }) => recent.includes(id)).items.map(({ id }) => id);

test.each([
  ['gradient', ['gradient']],
  ['grad', ['gradient']],
  ['SFUMATO', ['gradient']],
  ['sfumàto', ['gradient']],
  ['piu', ['skull']],
  ['più', ['skull']],
  ['message', ['motd', 'gradient']],
  ['stato server', ['status']],
  ['server stato', ['status']],
  ['text', ['gradient', 'motd']],
  ['', []],
  ['  . ', []],
])('%j finds %j', (query, found) => expect(ids(query).sort()).toEqual([...found].sort()));

test.each([
  ['gradeint', 'swapped'],
  ['gradint', 'left out'],
  ['gradiient', 'added'],
  ['gradiemt', 'changed'],
  ['hradient', 'changed at the start'],
  ['gradei', 'swapped while it is still being typed'],
])('%s finds the gradient, with a letter %s', (query) => expect(ids(query)).toEqual(['gradient']));

test('two typos in a word find nothing, nor does one in a short word', () => {
  expect(ids('grdeint')).toEqual([]);
  expect(ids('piy')).toEqual([]);
});

test('a typo counts in names and keywords, not in summaries', () => {
  expect(ids('genrator')).toEqual(['gradient']);
  expect(ids('answrs')).toEqual([]);
});

test('a typo counts only when nothing matches without it', () => {
  const skins = createSearchIndex(
    [entry('skins', { names: ['Skins'] }), entry('skills', { names: ['Skills'] })],
    (each) => each,
  );
  expect(skins('skins').items.map(({ id }) => id)).toEqual(['skins']);
  expect(skins('skits').items.map(({ id }) => id)).toEqual(['skins']);
});

test('of words that match nothing together, those that match are searched', () => {
  expect(ids('how to put a rainbow on text')[0]).toBe('gradient');
  expect(search('server gradient').isExact).toBe(false);
  expect(ids('server gradient').sort()).toEqual(['gradient', 'motd', 'status']);
  expect(ids('zz qq')).toEqual([]);
});

test('a text that is longer than a question is not searched word by word', () => {
  expect(ids('a long text that somebody pasted which names the word server')).toEqual([]);
});

test('it is told whether a typo was needed', () => {
  expect([search('gradient').isExact, search('gradeint').isExact]).toEqual([true, false]);
});

test('a name weighs more than a keyword, and a keyword more than a summary', () => {
  const weighed = createSearchIndex(
    [
      entry('summary', { summaries: ['chat'] }),
      entry('keyword', { keywords: ['chat'] }),
      entry('name', { names: ['chat'] }),
    ],
    (each) => each,
  );
  expect(weighed('chat').items.map(({ id }) => id)).toEqual(['name', 'keyword', 'summary']);
});

test('of equal matches the recent one comes first', () => {
  expect(ids('server')).toEqual(['status', 'motd']);
  expect(ids('server', ['motd'])).toEqual(['motd', 'status']);
});

const word = fc.stringMatching(/^[a-z]{4,12}$/);

/** A word with one letter changed, added, left out or swapped. */
const typo = fc
  .tuple(
    word,
    fc.nat(),
    fc.constantFrom(...'abcxyz'),
    fc.constantFrom('set', 'add', 'drop', 'swap'),
  )
  .map(([right, place, letter, kind]) => {
    const at = place % right.length;
    const before = right.slice(0, at);
    const after = right.slice(at + 1);
    const own = right.charAt(at);
    const typed = {
      set: before + letter + after,
      add: before + letter + own + after,
      drop: before + after,
      swap: before + after.charAt(0) + own + after.slice(1),
    }[kind];
    return { right, typed };
  });

property.prop([typo])('a word with one typo finds the word', ({ right, typed }) => {
  fc.pre(typed.length >= 4);
  const find = createSearchIndex([entry('only', { keywords: [right] })], (each) => each);
  expect(find(typed).items).toHaveLength(1);
});

const sentence = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 6 });
const anyEntry = fc
  .tuple(sentence, sentence, sentence)
  .map(([names, keywords, summaries]) => entry('any', { names, keywords, summaries }));

property.prop([fc.array(anyEntry, { maxLength: 5 }), fc.nat(), fc.nat()])(
  'every item is found by each of its words, in upper case and without accents too',
  (all, which, at) => {
    const chosen = all[which % all.length];
    const words = chosen ? [...chosen.names, ...chosen.keywords].flatMap(searchWords) : [];
    const typed = words[at % words.length];
    fc.pre(typed !== undefined);
    const find = createSearchIndex(all, (each) => each);
    expect(find(typed as string).items).toContain(chosen);
  },
);

const shortWord = fc.stringMatching(/^[ab]{1,3}$/);

property.prop([
  fc.array(fc.array(shortWord, { maxLength: 3 }), { maxLength: 5 }),
  fc.array(shortWord, { minLength: 1, maxLength: 3 }),
])(
  'what is found are the items with a match for every typed word, if there are any',
  (all, typed) => {
    const matches = (word: string, part: string) =>
      part.length < 3 ? word.startsWith(part) : word.includes(part);
    const expected = all.filter((words) =>
      typed.every((part) => words.some((word) => matches(word, part))),
    );
    fc.pre(expected.length > 0);
    const find = createSearchIndex(all, (names) => ({ names, keywords: [], summaries: [] }));
    expect(new Set(find(typed.join(' ')).items)).toEqual(new Set(expected));
  },
);

test('a long query is answered in proportion to its length', () => {
  const query = 'gradient '.repeat(5000);
  expect(ids(query)).toEqual(['gradient']);
  expect(ids('a'.repeat(100_000))).toEqual([]);
});
