import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { FACTS, type FactEvent, type Facts, followFacts, type HeldFacts } from './facts.ts';

const DAY_S = 86_400;

/** The events of checks that are a minute apart. */
function follow(...seen: readonly Facts[]) {
  return followAt(seen.map((facts, index) => [60 * index, facts] as const));
}

function followAt(checks: readonly (readonly [at: number, facts: Facts])[]) {
  let held: HeldFacts = {};
  const events: FactEvent[] = [];
  for (const [at, facts] of checks) {
    const followed = followFacts(held, facts, at);
    held = followed.held;
    events.push(...followed.events);
  }
  return { held, events };
}

const kinds = (events: readonly FactEvent[]) => events.map(({ kind }) => kind);

test('the first answer is the first contact, and nothing else', () => {
  expect(follow({ version: '1.21', motd: 'Hi' }).events).toEqual([
    { at: 0, kind: 'first_contact', before: null, after: null, isOften: false },
  ]);
});

test('a change is told when it was seen twice in a row', () => {
  const [one, two] = [{ version: '1.21' }, { version: '1.21.1' }];
  expect(kinds(follow(one, two).events)).toEqual(['first_contact']);
  expect(follow(one, two, two).events.slice(1)).toEqual([
    { at: 120, kind: 'version', before: '1.21', after: '1.21.1', isOften: false },
  ]);
  expect(kinds(follow(one, two, one, one).events)).toEqual(['first_contact']);
});

test('what is not told any more, or told for the first time, is a change as well', () => {
  expect(follow({ icon: 'a' }, {}, {}).events.at(-1)).toMatchObject({ before: 'a', after: null });
  expect(follow({}, { icon: 'a' }, { icon: 'a' }).events.at(-1)).toMatchObject({
    kind: 'icon',
    before: null,
    after: 'a',
  });
});

test('a message that rotates with every check changes often, and that is told once', () => {
  const rotating = Array.from({ length: 3000 }, (_, index) => ({ motd: `tip ${index % 5}` }));
  const { events, held } = follow(...rotating);
  expect(events.slice(1)).toEqual([
    { at: 7 * 60, kind: 'motd', before: null, after: null, isOften: true },
  ]);
  expect(held.motd?.isOften).toBe(true);
});

test('a message that stays for some minutes gives at most six events a day', () => {
  const rotating = Array.from({ length: 1440 }, (_, index) => ({ motd: `${index >> 3}` }));
  const told = follow(...rotating).events.slice(1);
  expect(told.filter(({ isOften }) => !isOften)).toHaveLength(6);
  expect(told.filter(({ isOften }) => isOften)).toHaveLength(1);
});

test('after two quiet days its changes are told again', () => {
  const often = Array.from(
    { length: 20 },
    (_, index) => [60 * index, { motd: `${index}` }] as const,
  );
  const quiet = [
    [2000, { motd: 'calm' }],
    [2060, { motd: 'calm' }],
    [2000 + 2 * DAY_S, { motd: 'calm' }],
    [2060 + 2 * DAY_S, { motd: 'new' }],
    [2120 + 2 * DAY_S, { motd: 'new' }],
  ] as const;
  const { events } = followAt([...often, ...quiet]);
  expect(events.at(-1)).toMatchObject({ before: 'calm', after: 'new', isOften: false });
});

test('a fact has 512 characters at most', () => {
  expect(follow({ motd: 'x'.repeat(9000) }).held.motd?.value).toHaveLength(512);
});

const facts = fc.record(
  Object.fromEntries(FACTS.map((fact) => [fact, fc.constantFrom('a', 'b', 'c')])),
  { requiredKeys: [] },
);

property.prop([fc.array(facts, { maxLength: 400 })])(
  'no fact has more than six events a day, and each begins where the last one ended',
  (seen) => {
    const { events } = follow(...seen);
    for (const fact of FACTS) {
      const told = events.filter(({ kind, isOften }) => kind === fact && !isOften);
      expect(told.length).toBeLessThanOrEqual(6);
      for (const [index, { before, after }] of told.entries()) {
        expect(before).not.toBe(after);
        if (index > 0) expect(before).toBe(told[index - 1]?.after);
      }
    }
  },
);
