import { type ReleaseName, releaseBefore } from './release-names.ts';

/** Releases in a row that are alike, named by the first of them. */
export interface VersionRange<From extends string = ReleaseName> {
  readonly from: From;
  /** The last release of the range; undefined where newer ones belong to it too. */
  readonly to: string | undefined;
}

/** The ranges that begin with these releases, given oldest first. */
export function versionRanges<From extends ReleaseName>(
  starts: readonly From[],
): VersionRange<From>[] {
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next && releaseBefore(next) };
  });
}
