// Hostile bytes for every reader of what game servers send. `FUZZ_RUNS` sets how many each,
// `FUZZ_SEED` repeats a run.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { statusReply } from '@fucina/api-contract';
import type { ServerAddress } from '@fucina/server-address';
import { expect, test } from 'vitest';
import { readAdvertisement } from './bedrock/advertisement.ts';
import { readKick } from './java/kick.ts';
import { readPackedMods } from './java/packed-mods.ts';
import { readFrame, readStringBody } from './java/packet.ts';
import { readStatusJson } from './java/status-json.ts';
import { readFullStat } from './query/full-stat.ts';
import { bedrockReply } from './reply/bedrock-reply.ts';
import { javaReply } from './reply/java-reply.ts';
import { GOOD_ADVERTISEMENT } from './testing/bedrock-bytes.ts';
import { GOOD_STATUS, kick, statusFrame } from './testing/java-bytes.ts';
import { packMods } from './testing/packed-mods.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 5000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const OPTIONS = { numRuns: RUNS, seed: SEED };
const TIMEOUT = 60_000 + RUNS * 5;

const ADDRESS = {
  edition: 'java',
  host: 'mc.example.org',
  hostKind: 'name',
  port: 25565,
  isPortTyped: false,
} as const satisfies ServerAddress;
const CONTACT = {
  ip: '203.0.113.7',
  port: 25565,
  isSrv: false,
  isSrvTargetAlias: false,
  dns: { srv: [], a: [], aaaa: [] },
};
const MEASURED_AT_S = 1_763_800_000;
const LATENCY_MS = 20;

/** Bytes at random, or good ones with some changed, some left out and some repeated. */
function hostileBytes(good: Buffer): fc.Arbitrary<Buffer> {
  const place = fc.nat({ max: good.length });
  const changes = fc.array(fc.tuple(place, fc.nat({ max: 255 })), { maxLength: 6 });
  const damaged = fc
    .tuple(changes, place, place, fc.boolean())
    .map(([bytes, one, other, isCut]) => {
      const damagedBytes = Buffer.from(good);
      for (const [at, byte] of bytes) damagedBytes[at] = byte;
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const rest = isCut ? [] : [damagedBytes.subarray(from)];
      return Buffer.concat([damagedBytes.subarray(0, to), ...rest]);
    });
  const random = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  return fc.oneof({ weight: 1, arbitrary: random }, { weight: 4, arbitrary: damaged });
}

const MOD_DATA = packMods([
  ['forge', '47.2.0'],
  ['create', null],
]);
const FULL_STAT = Buffer.from(
  '\0\0\0\0\x01splitnum\0\x80\0hostname\0A server\0gametype\0SMP\0game_id\0MINECRAFT\0version\x001.21.4\0' +
    'plugins\0Paper on 1.21.4: Name 1.0; Other 2.1\0map\0world\0numplayers\x001\0maxplayers\x0020\0' +
    'hostport\x0025565\0hostip\x000.0.0.0\0\0\x01player_\0\0Notch\0\0',
  'latin1',
);

/** JSON of any shape, with the names that a status has. */
const STATUS_KEYS = [
  ...['description', 'text', 'extra', 'translate', 'with', 'color', 'bold', 'object', 'sprite'],
  ...['version', 'name', 'protocol', 'players', 'online', 'max', 'sample', 'id', 'favicon'],
  ...['modinfo', 'forgeData', 'd', 'modList', 'mods', 'modId', 'modmarker', '__proto__', 'type'],
];
const { status } = fc.letrec((tie) => ({
  status: fc.dictionary(fc.constantFrom(...STATUS_KEYS), tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('§cred', 'red', '#12345', '%s %1$s', '', MOD_DATA) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 2, arbitrary: fc.constantFrom(null, true, 0, -1, 1e300, 2 ** 31, 769) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 3, arbitrary: tie('status') },
  ),
}));
const hostileStatus = fc.oneof(
  status.map((each) => JSON.stringify({ ...GOOD_STATUS, ...(each as object) })),
  fc.json({ maxDepth: 4 }),
  hostileBytes(Buffer.from(JSON.stringify(GOOD_STATUS))).map((bytes) => bytes.toString()),
);

test(`any JSON of a Java server gives a reply of the contract or a refusal (seed ${SEED})`, {
  timeout: TIMEOUT,
}, () => {
  fc.assert(
    fc.property(hostileStatus, (json) => {
      const read = readStatusJson(json);
      if (read.kind !== 'status') return;
      const found = { status: read.status, latencyMs: LATENCY_MS };
      expectReply(javaReply(ADDRESS, CONTACT, MEASURED_AT_S, found));
    }),
    OPTIONS,
  );
});

test(`any advertisement of a Bedrock server gives a reply or nothing (seed ${SEED})`, {
  timeout: TIMEOUT,
}, () => {
  fc.assert(
    fc.property(hostileBytes(Buffer.from(GOOD_ADVERTISEMENT)), (bytes) => {
      const read = readAdvertisement(bytes.toString());
      if (read === undefined) return;
      const found = { status: read, latencyMs: LATENCY_MS };
      expectReply(bedrockReply(ADDRESS, CONTACT, MEASURED_AT_S, found));
    }),
    OPTIONS,
  );
});

test.each<[name: string, good: Buffer, read: (bytes: Buffer) => unknown]>([
  [
    'frame of the status state',
    statusFrame(),
    (bytes) => {
      const frame = readFrame(bytes, 0, 300_000, 0);
      if (frame.kind === 'frame') readStringBody(frame.body);
    },
  ],
  ['kick', kick('§1\x00127\x001.4.2\x00A server\x003\x0020'), readKick],
  ['packed list of mods', Buffer.from(MOD_DATA, 'utf16le'), readMods],
  ['full stat', FULL_STAT, readFullStat],
])(
  `any bytes for a %s are read without an exception (seed ${SEED})`,
  {
    timeout: TIMEOUT,
  },
  (_, good, read) => {
    fc.assert(
      fc.property(hostileBytes(good), (bytes) => void read(bytes)),
      OPTIONS,
    );
  },
);

function readMods(bytes: Buffer): unknown {
  return readPackedMods(bytes.toString('utf16le'), 500);
}

function expectReply(reply: unknown): void {
  const read = statusReply.safeParse(reply);
  expect(read.success ? [] : read.error.issues).toEqual([]);
}
