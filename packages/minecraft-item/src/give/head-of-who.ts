import { type Who, writeDashedUuid } from '@fucina/minecraft-profile';
import type { HeadRequest } from './request.ts';

/** Whose head is meant by what somebody typed; undefined for a command, which is pasted whole. */
export function headOfWho(who: Who): Pick<HeadRequest, 'owner' | 'texture'> | undefined {
  switch (who.kind) {
    case 'name':
      return { owner: { name: who.name } };
    case 'uuid':
      return { owner: { uuid: writeDashedUuid(who.uuid) } };
    case 'hash':
    case 'url':
    case 'value':
      return { texture: who.texture.hash };
    case 'command':
      return undefined;
  }
}
