import { networkInterfaces } from 'node:os';

const FRESH_MS = 1000;

/** Those of IPv6 come and go while the process runs. Reading them takes a tenth of a millisecond. */
export function createOwnAddresses(): () => readonly string[] {
  let addresses: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt < FRESH_MS) return addresses;
    readAt = performance.now();
    addresses = Object.values(networkInterfaces()).flatMap(
      (own) => own?.map(({ address }) => address) ?? [],
    );
    return addresses;
  };
}
