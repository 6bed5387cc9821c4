import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Few clients send a request before the last one is answered, and those that do send a handful. */
const MAX_WAITING = 15;
/** Of requests that waited. Whoever asks on another connection is answered between two turns of the event loop. */
const MAX_PER_TURN = 16;

/**
 * Answers the requests of a connection one after the other. Node gives all of them to the app as they arrive, whose
 * answers would lie in memory until their reader has read the first one.
 */
export function inTurn(answer: Answer): Answer {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();
  const postponed: Socket[] = [];
  let begunThisTurn = 0;

  const goOn = (socket: Socket) => {
    if (begunThisTurn === 0) setImmediate(beginTurn);
    begunThisTurn += 1;
    const next = waitingOn.get(socket)?.shift();
    if (next === undefined || socket.destroyed) waitingOn.delete(socket);
    else next();
  };
  const beginTurn = () => {
    begunThisTurn = 0;
    for (const socket of postponed.splice(0, MAX_PER_TURN)) goOn(socket);
  };
  const end = (socket: Socket) => {
    if (waitingOn.get(socket)?.length === 0) waitingOn.delete(socket);
    else if (begunThisTurn < MAX_PER_TURN) goOn(socket);
    else postponed.push(socket);
  };

  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => end(socket));
      answer(request, response);
    };
    const waiting = waitingOn.get(socket);
    if (waiting === undefined) {
      waitingOn.set(socket, []);
      start();
    } else if (waiting.length < MAX_WAITING) waiting.push(start);
    else socket.destroy();
  };
}
