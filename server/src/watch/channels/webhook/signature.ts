// Standard Webhooks 1.0.0: how whoever receives a message knows that we sent it.
import { createHmac, randomBytes } from 'node:crypto';

export interface Signed {
  readonly id: string;
  /** Unix seconds of this try. */
  readonly at: number;
  readonly body: string;
}

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function newSigningSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** With several secrets, while one takes the place of another, one signature each. */
export function signatureHeaders(
  { id, at, body }: Signed,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
}
