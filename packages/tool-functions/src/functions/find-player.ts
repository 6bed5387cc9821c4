import { readWho } from '@fucina/minecraft-profile';
import { explainWho } from '@fucina/minecraft-profile/messages';
import { z } from 'zod';
import type { Outside } from '../outside.ts';
import { defineToolFunction, refuse, type ToolFunction } from '../tool-function.ts';
import { wornTextures } from './worn-textures.ts';

const input = z.strictObject({ who: z.string().min(1).max(100).describe('Player name or uuid') });

const NOT_A_PLAYER = 'This is no player: a name or a uuid is looked up.';

const output = z.object({
  name: z.string(),
  uuid: z.string(),
  skin: z.object({ hash: z.string(), model: z.enum(['wide', 'slim']) }).optional(),
  cape: z.object({ hash: z.string() }).optional(),
});

export function findPlayer(outside: Pick<Outside, 'mojangPlayer' | 'mojangProfile'>): ToolFunction {
  return defineToolFunction({
    name: 'find_player',
    price: { class: 'fair', answerBytes: 4096 },
    title: 'Find a player',
    description: 'Finds a Java Edition player by name or uuid: exact name, uuid, skin and cape.',
    input,
    output,
    isOpenWorld: true,
    async ask({ who: typed }) {
      const who = readWho(typed);
      if (!who.ok) return refuse({ ...who.error, message: explainWho(who.error) });
      if (who.value.kind !== 'uuid' && who.value.kind !== 'name') {
        return refuse({ code: 'not-a-player', message: NOT_A_PLAYER });
      }
      return wornTextures(who.value, outside);
    },
    run: (_, { name, uuid, skin, cape }) => ({
      ok: true,
      value: {
        name,
        uuid,
        ...(skin && { skin: { ...skin } }),
        ...(cape && { cape: { ...cape } }),
      },
    }),
  });
}
