/**
 * What a program of all packages for others knows, because some need Node. That the others do without it is checked by
 * `npm run types`.
 */
export const NODE_PROGRAM = { lib: ['ES2024'], types: ['node'] };
