// What is needed to ask a server and to show its answer; loaded when somebody asks.
export { askServer } from './ask-server.ts';
export { LiveAnswer } from './live-answer.tsx';
export { LiveRow } from './live-row.tsx';
