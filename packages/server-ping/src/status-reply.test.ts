import type { StatusReply as Promised } from '@fucina/api-contract';
import { expectTypeOf, test } from 'vitest';
import type { StatusReply } from './status-reply.ts';

test('a reply is what our API promises, and nothing of that is missing', () => {
  expectTypeOf<StatusReply>().toExtend<Promised>();
  expectTypeOf<Promised>().toExtend<StatusReply>();
  expectTypeOf<keyof StatusReply>().toEqualTypeOf<keyof Promised>();
  expectTypeOf<keyof StatusReply['debug']>().toEqualTypeOf<keyof Promised['debug']>();
});
