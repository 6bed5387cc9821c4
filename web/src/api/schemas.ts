// A chunk of its own: see `ask.ts`. Answers that few pages ask for have theirs beside it.
export {
  gradientAnswer,
  playerAnswer,
  problemBody,
  sessionAnswer,
} from '@fucina/api-contract/replies';
