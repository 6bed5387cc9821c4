// Endpoints that need nothing but the question: the server and the service worker answer them with the same code.
export { type Answered, readInput } from './answer.ts';
export { answerGradient, writeGradient } from './gradient.ts';
