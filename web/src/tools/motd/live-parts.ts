// What is needed to ask a server and to show its answer; loaded when somebody asks.
export { readServerAddress } from '@fucina/server-address';
export { fetchServerStatus } from '../../api/server-status.ts';
export { LiveAnswer } from './live-answer.tsx';
