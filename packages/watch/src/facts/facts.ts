// What a server says about itself, and what of it has changed since.

export const FACTS = ['version', 'protocol', 'motd', 'icon', 'max', 'srv', 'eula_blocked'] as const;

export type Fact = (typeof FACTS)[number];

/** As text; a fact that was not told is absent. Of an icon it is the hash. */
export type Facts = Readonly<Partial<Record<Fact, string>>>;

/** What is held of a fact between two checks. Times are Unix seconds. */
export interface HeldFact {
  /** The one that pages show; null where it is not told any more. */
  readonly value: string | null;
  /** What the last check saw, where that is another one. */
  readonly doubt?: string | null;
  /** When it was seen to change within the last day. */
  readonly changes: readonly number[];
  /** It changes so often that single changes are not told; until it was quiet for two days. */
  readonly isOften?: boolean;
}

export type HeldFacts = Readonly<Partial<Record<Fact, HeldFact>>>;

export interface FactEvent {
  readonly at: number;
  readonly kind: Fact | 'first_contact';
  readonly before: string | null;
  readonly after: string | null;
  readonly isOften: boolean;
}

export interface FollowedFacts {
  /** The same value where nothing changed. */
  readonly held: HeldFacts;
  readonly events: readonly FactEvent[];
}

const MAX_CHANGES = 6;
const WITHIN_S = 86_400;
const QUIET_S = 2 * WITHIN_S;
const MAX_FACT_LENGTH = 512;

/** A change is told when it was seen twice in a row. Only checks of servers that were up are given here. */
export function followFacts(held: HeldFacts, seen: Facts, at: number): FollowedFacts {
  const isFirst = Object.keys(held).length === 0;
  const events: FactEvent[] = isFirst
    ? [{ at, kind: 'first_contact', before: null, after: null, isOften: false }]
    : [];
  const changed: Partial<Record<Fact, HeldFact>> = {};
  for (const fact of FACTS) {
    const value = seen[fact]?.slice(0, MAX_FACT_LENGTH) ?? null;
    const before = held[fact];
    if (before === undefined) {
      // What a server tells for the first time later on is a change like any other.
      if (isFirst) changed[fact] = { value, changes: [] };
      else if (value !== null) changed[fact] = { value: null, doubt: value, changes: [at] };
      continue;
    }
    const after = followFact(before, value, at);
    if (after === before) continue;
    changed[fact] = after;
    if (after.isOften && !before.isOften) {
      events.push({ at, kind: fact, before: null, after: null, isOften: true });
    } else if (after.value !== before.value && !after.isOften) {
      events.push({ at, kind: fact, before: before.value, after: after.value, isOften: false });
    }
  }
  return Object.keys(changed).length === 0
    ? { held, events }
    : { held: { ...held, ...changed }, events };
}

function followFact(before: HeldFact, value: string | null, at: number): HeldFact {
  const last = before.doubt === undefined ? before.value : before.doubt;
  if (value !== last) {
    const recent = before.changes.filter((change) => at - change < WITHIN_S);
    const changes = [...recent.slice(-MAX_CHANGES), at];
    const isOften = before.isOften || changes.length > MAX_CHANGES;
    // Back to what it was before the doubt.
    const doubt = value === before.value ? {} : { doubt: value };
    return { value: before.value, ...doubt, changes, ...(isOften && { isOften }) };
  }
  const isQuiet = at - (before.changes.at(-1) ?? at) >= QUIET_S;
  if (before.doubt !== undefined) return settled(before, value);
  return before.isOften && isQuiet ? { value, changes: [] } : before;
}

function settled({ changes, isOften }: HeldFact, value: string | null): HeldFact {
  return { value, changes, ...(isOften && { isOften }) };
}
