import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const made = join(root, '.cache', 'pack');

/** What the compiler writes: `NAME/src/**` for each package. */
export const compiled = join(made, 'compiled');
/** The folders that become tarballs. */
export const assembled = join(made, 'assembled');
export const tarballs = join(made, 'tarballs');
/** The compiler's settings of the last run. */
export const compilerSettings = join(made, 'tsconfig.json');
