import type { Buffer } from 'node:buffer';
import { parseJsonBody } from '../http/read-body.ts';
import { Problem } from '../problem.ts';

type Message =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

// The codes of JSON-RPC.
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** What is no message is refused as the protocol refuses it: clients read the error from there. */
export function readMessage(body: Buffer): Message {
  let value: unknown;
  try {
    value = parseJsonBody(body);
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    return refused(PARSE_ERROR, thrown.message);
  }
  // One request is charged as one message.
  if (Array.isArray(value)) return refused(INVALID_REQUEST, 'Send one message at a time.');
  return { ok: true, value };
}

function refused(code: number, message: string): Message {
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
  return { ok: false, refusal: { status: 400, type: 'application/json', body } };
}
