import type { Ping } from '@fucina/server-ping';
import { Counter, type Registry } from 'prom-client';
import { asProblem } from './problem.ts';
import type { Mojang } from './tools/skins/mojang/mojang.ts';

/** Counts what Mojang was asked and what came of it. */
export function countMojang(mojang: Mojang, registry: Registry): Mojang {
  const counter = new Counter({
    name: 'mojang_questions_total',
    help: 'Questions to Mojang by kind and result: found, none, or the status that a visitor sees',
    labelNames: ['question', 'result'] as const,
    registers: [registry],
  });
  const counted =
    <Given extends unknown[], Value>(
      question: string,
      ask: (...given: Given) => Promise<Value | undefined>,
    ) =>
    async (...given: Given): Promise<Value | undefined> => {
      try {
        const answer = await ask(...given);
        counter.inc({ question, result: answer === undefined ? 'none' : 'found' });
        return answer;
      } catch (thrown) {
        counter.inc({ question, result: String(asProblem(thrown).status) });
        throw thrown;
      }
    };
  return {
    ...mojang,
    findPlayer: counted('player', mojang.findPlayer),
    getProfile: counted('profile', mojang.getProfile),
    getTexture: counted('texture', mojang.getTexture),
  };
}

/** Counts looks at game servers: online, or the stage at which they ended. */
export function countPings(ping: Ping, registry: Registry): Ping {
  const counter = new Counter({
    name: 'pings_total',
    help: 'Looks at game servers by edition, result and the stage at which they failed',
    labelNames: ['edition', 'result', 'stage'] as const,
    registers: [registry],
  });
  return async (address, options) => {
    const { edition } = address;
    try {
      const looked = await ping(address, options);
      if (!looked.ok) counter.inc({ edition, result: looked.code, stage: '' });
      else {
        const { online, debug } = looked.reply;
        counter.inc({ edition, result: online ? 'online' : 'offline', stage: debug.stage ?? '' });
      }
      return looked;
    } catch (thrown) {
      counter.inc({ edition, result: 'refused', stage: '' });
      throw thrown;
    }
  };
}
