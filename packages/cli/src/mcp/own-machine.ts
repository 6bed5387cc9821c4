import { OWN_MACHINE_POLICY, OwnShortage, pingServer, ResolverFailure } from '@fucina/server-ping';
import type { Outside } from '@fucina/tool-functions';
import { failed } from './failed.ts';
import { askMojang } from './mojang.ts';
import { watchedServer } from './watched-server.ts';

/** Servers and players as seen from this machine, also servers in its own network. */
export function ownMachine(): Outside {
  return {
    ...askMojang(),
    watchedServer,
    async serverStatus({ address: typed, edition }) {
      try {
        const looked = await pingServer(typed, { addressPolicy: OWN_MACHINE_POLICY, edition });
        if (looked.ok) return { ok: true, value: () => looked.reply };
        return looked.code === 'invalid_address'
          ? failed(looked.code, { reason: looked.error.code })
          : failed(looked.code);
      } catch (thrown) {
        if (thrown instanceof OwnShortage) return failed('busy');
        if (thrown instanceof ResolverFailure) {
          return failed('resolver_failed');
        }
        throw thrown;
      }
    },
  };
}
