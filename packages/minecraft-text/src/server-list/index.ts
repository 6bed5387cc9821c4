export { readServerMessage, type ServerMessageLimits } from './read-server-message.ts';
export { type ServerListLook, serverListLook } from './server-list-look.ts';
