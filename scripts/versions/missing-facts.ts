import type { Release } from '@fucina/game-versions';
import type { DataRow } from './game-data.ts';

export interface Missing {
  readonly release: string;
  /** Nothing of it is known when there is no field. */
  readonly field?: string;
}

/** Releases that the game data knows and our table does not, then the unknown fields of our rows. */
export function missingFacts(
  releases: readonly Release[],
  data: readonly DataRow[],
): readonly Missing[] {
  const known = new Set<string>(releases.map(({ name }) => name));
  return [
    ...data.filter(({ name }) => !known.has(name)).map(({ name }) => ({ release: name })),
    ...releases.flatMap((release) =>
      Object.entries(release)
        .filter(([, value]) => value === undefined)
        .map(([field]) => ({ release: release.name, field })),
    ),
  ];
}
