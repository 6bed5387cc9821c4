import { z } from 'zod';
import { Problem } from '../../../problem.ts';
import type { HttpReply } from './http-ask.ts';

/** The JSON of a good answer, checked before anything uses it. */
export function readReply<Schema extends z.core.$ZodType>(
  reply: HttpReply,
  schema: Schema,
): z.output<Schema> {
  if (reply.status !== 200) throw unexpectedStatus(reply);
  try {
    return z.parse(schema, JSON.parse(reply.body.toString('utf8')));
  } catch (cause) {
    const message = 'Mojang answered something that we do not understand.';
    throw new Problem(502, 'upstream_failed', message, { cause });
  }
}

export function unexpectedStatus({ status }: HttpReply): Problem {
  return new Problem(502, 'upstream_failed', `Mojang answered with status ${status}.`);
}
