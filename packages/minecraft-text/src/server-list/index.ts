export { readServerMessage, type ServerMessageLimits } from './read-server-message.ts';
