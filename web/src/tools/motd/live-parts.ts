// What is needed to ask a server and to show its answer; loaded when somebody asks.
export { readServerAddress, readTypedAddress } from '@fucina/server-address';
export { fetchServerStatus } from '../../api/server-status.ts';
export { serverSpelling, toAscii } from '../../tool/server-spelling.ts';
export { LiveAnswer } from './live-answer.tsx';
