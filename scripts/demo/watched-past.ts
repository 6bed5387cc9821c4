// A watch that is three months old, so that charts, days, hours of the week and outages can be looked at.
import { DAY_S, HOUR_S, type TargetAddress } from '@fucina/watch';
import { asleep, dead, except, flapping, healthy } from '@fucina/watch/testing/servers';
import { simulate } from '@fucina/watch/testing/simulate';
import { hashOf } from '../../server/src/watch/api/secrets.ts';
import { openDatabase } from '../../server/src/watch/store/sqlite/database.ts';
import { openSqliteStore } from '../../server/src/watch/store/sqlite/open-sqlite-store.ts';
import { keepPast } from '../../server/src/watch/testing/simulated-past.ts';

/** The same each time, so that a link that was kept leads to it after a restart, too. */
const ID = 'f0rge0dem0';
const SECRET = `fw_${'f0rge0dem0'.repeat(3).slice(0, 26)}`;
const DAYS = 90;

/** Nobody else has the folder. Answers the path of its owner's page. */
export async function keepDemoPast(
  folder: string,
  addresses: readonly TargetAddress[],
  now: number,
): Promise<string> {
  const from = now - DAYS * DAY_S;
  const opened = await openSqliteStore(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const made = await store.createWatch({
    id: ID,
    ownerHash: hashOf(SECRET),
    name: 'Demo forge',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: 'en',
    createdAt: from,
    targets: addresses.map((address) => ({ address, ip: '' })),
    client: '',
    most: 1,
  });
  if (!made.ok) throw new Error(made.error.code);
  await store.markUsed(ID, now);
  await store.close();
  const pasts = simulate({
    seed: 7,
    from,
    to: now,
    servers: serversFrom(from).slice(0, addresses.length),
    networkOutages: [[from + 71 * DAY_S, from + 71 * DAY_S + 900]],
    stops: [[from + 50 * DAY_S, from + 50 * DAY_S + 3 * HOUR_S]],
    hasBeacons: true,
  }).targets;
  const database = await openDatabase(folder);
  if (!database.ok) throw new Error(database.error.code);
  const targets = made.value.targets.flatMap(({ id, shard }, index) => {
    const past = pasts[index];
    return past === undefined ? [] : [{ id, shard, past }];
  });
  await keepPast(database.value.database, targets, now);
  database.value.close();
  return `/watch/${ID}#${SECRET}`;
}

/** In Java and in Bedrock. */
function serversFrom(from: number) {
  const at = (day: number, hours: number, lastsS: number) => {
    const start = from + day * DAY_S + hours * HOUR_S;
    return [start, start + lastsS] as const;
  };
  const move = [...at(31, 4, 5 * HOUR_S), dead('dns_not_found')] as const;
  return [
    except(
      healthy(0.001),
      move,
      [...at(12, 20, 4000), dead('refused')],
      [...at(44, 3, 7 * HOUR_S), asleep()],
      [...at(63, 18, 95 * 60), flapping(300)],
      [...at(82, 21, 1500), dead('timeout_handshake')],
      [...at(88, 10, 700), dead('refused')],
    ),
    except(healthy(0.003), move, [...at(76, 8, 3 * HOUR_S), dead('timeout_response')]),
  ];
}
