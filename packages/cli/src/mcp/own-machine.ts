import { domainToASCII } from 'node:url';
import { readTypedServer } from '@fucina/server-address';
import { OWN_MACHINE_POLICY, OwnShortage, openPing, ResolverFailure } from '@fucina/server-ping';
import type { Outside } from '@fucina/tool-functions';
import { failed } from './failed.ts';
import { askMojang } from './mojang.ts';

/** Servers and players as seen from this machine, also servers in its own network. */
export function ownMachine(): Outside {
  const ping = openPing({ addressPolicy: OWN_MACHINE_POLICY });
  return {
    ...askMojang(),
    async serverStatus({ address: typed, edition }) {
      const address = readTypedServer(typed, edition, domainToASCII);
      if (!address.ok) {
        return failed('invalid_address', { reason: address.error.code });
      }
      try {
        const looked = await ping(address.value, { query: false, client: '' });
        if (looked.ok) return { ok: true, value: () => looked.reply };
        return failed(looked.code);
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
