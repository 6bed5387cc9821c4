import { readFileSync } from 'node:fs';

/** An input with the result of the reference engine (Adventure 4.20). */
export interface Vector {
  readonly id: string;
  readonly input: string;
  readonly strict: boolean;
  readonly expected: { readonly runs: readonly unknown[] } | { readonly error: string };
  readonly json?: unknown;
}

// Read as a file: an import would make the compiler build a type for every value.
export const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../../minimessage-conformance/cases.json', import.meta.url), 'utf8'),
).cases;
