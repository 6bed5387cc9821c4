import type { LockEntries } from './platforms.ts';

export interface Unchecked {
  /** Its key in the lock file. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

/** The packages whose files `npm ci` could not compare with a hash. */
export function withoutIntegrity(entries: LockEntries): readonly Unchecked[] {
  return Object.entries(entries).flatMap(([path, { version, integrity, link }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    const isChecked = integrity !== undefined || link === true;
    return name === undefined || version === undefined || isChecked
      ? []
      : [{ path, name, version }];
  });
}
