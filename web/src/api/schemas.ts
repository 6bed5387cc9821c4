// A chunk of its own: see `ask.ts`.
export {
  gradientAnswer,
  playerAnswer,
  problemBody,
  sessionAnswer,
  statusAnswer,
} from '@fucina/api-contract/replies';
