// A chunk of its own: see `ask.ts`.
export { statusAnswer } from '@fucina/api-contract/replies';
