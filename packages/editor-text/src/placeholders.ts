import type { Range } from '@fucina/config-text/file';

/** A name between percent signs, for which a server writes something else. */
export interface FoundPlaceholder extends Range {
  readonly written: string;
}

export function findPlaceholders(value: string): readonly FoundPlaceholder[] {
  return [...value.matchAll(/%[\w.:-]{1,80}%/g)].map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    written,
  }));
}
