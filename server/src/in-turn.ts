import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Few clients send a request before the last one is answered, and those that do send a handful. */
const MOST_WAITING = 15;

/**
 * Answers the requests of a connection one after the other. Node gives all of them to the app as they arrive, whose
 * answers would lie in memory until their reader has read the first one.
 */
export function inTurn(answer: Answer): Answer {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();
  const goOn = (socket: Socket) => {
    const next = waitingOn.get(socket)?.shift();
    if (next === undefined || socket.destroyed) waitingOn.delete(socket);
    else next();
  };
  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => goOn(socket));
      answer(request, response);
    };
    const waiting = waitingOn.get(socket);
    if (waiting === undefined) {
      waitingOn.set(socket, []);
      start();
    } else if (waiting.length < MOST_WAITING) waiting.push(start);
    else socket.destroy();
  };
}
