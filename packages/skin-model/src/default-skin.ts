import type { SkinModel } from './parts.ts';

/** The skin that the game shows for a player without one. */
export interface DefaultSkin {
  readonly name: DefaultSkinName;
  readonly model: SkinModel;
  /** The hash of its texture on the game's texture server. */
  readonly texture: string;
}

export type DefaultSkinName = (typeof NAMES)[number];

const NAMES = ['alex', 'ari', 'efe', 'kai', 'makena', 'noor', 'steve', 'sunny', 'zuri'] as const;

const TEXTURES: Readonly<Record<DefaultSkinName, Readonly<Record<SkinModel, string>>>> = {
  alex: {
    wide: '1abc803022d8300ab7578b189294cce39622d9a404cdc00d3feacfdf45be6981',
    slim: '46acd06e8483b176e8ea39fc12fe105eb3a2a4970f5100057e9d84d4b60bdfa7',
  },
  ari: {
    wide: '4c05ab9e07b3505dc3ec11370c3bdce5570ad2fb2b562e9b9dd9cf271f81aa44',
    slim: '6ac6ca262d67bcfb3dbc924ba8215a18195497c780058a5749de674217721892',
  },
  efe: {
    wide: 'daf3d88ccb38f11f74814e92053d92f7728ddb1a7955652a60e30cb27ae6659f',
    slim: 'fece7017b1bb13926d1158864b283b8b930271f80a90482f174cca6a17e88236',
  },
  kai: {
    wide: 'e5cdc3243b2153ab28a159861be643a4fc1e3c17d291cdd3e57a7f370ad676f3',
    slim: '226c617fde5b1ba569aa08bd2cb6fd84c93337532a872b3eb7bf66bdd5b395f8',
  },
  makena: {
    wide: 'dc0fcfaf2aa040a83dc0de4e56058d1bbb2ea40157501f3e7d15dc245e493095',
    slim: '7cb3ba52ddd5cc82c0b050c3f920f87da36add80165846f479079663805433db',
  },
  noor: {
    wide: '90e75cd429ba6331cd210b9bd19399527ee3bab467b5a9f61cb8a27b177f6789',
    slim: '6c160fbd16adbc4bff2409e70180d911002aebcfa811eb6ec3d1040761aea6dd',
  },
  steve: {
    wide: '31f477eb1a7beee631c2ca64d06f8f68fa93a3386d04452ab27f43acdf1b60cb',
    slim: 'd5c4ee5ce20aed9e33e866c66caa37178606234b3721084bf01d13320fb2eb3f',
  },
  sunny: {
    wide: 'a3bd16079f764cd541e072e888fe43885e711f98658323db0f9a6045da91ee7a',
    slim: 'b66bc80f002b10371e2fa23de6f230dd5e2f3affc2e15786f65bc9be4c6eb71a',
  },
  zuri: {
    wide: 'f5dddb41dcafef616e959c2817808e0be741c89ffbfed39134a13e75b811863d',
    slim: 'eee522611005acf256dbd152e992c60c0bb7978cb0f3127807700e478ad97664',
  },
};

/** The choice since 1.19.3: nine slim characters, then the same nine with wide arms. */
export function defaultSkinOf(uuid: string): DefaultSkin {
  const count = NAMES.length * 2;
  const index = ((javaHash(uuid) % count) + count) % count;
  // The remainder is always a valid index.
  const name = NAMES[index % NAMES.length] as DefaultSkinName;
  const model = index < NAMES.length ? 'slim' : 'wide';
  return { name, model, texture: TEXTURES[name][model] };
}

/** Java's `UUID.hashCode()`: its four 32-bit words combined by XOR, as a signed integer. */
function javaHash(uuid: string): number {
  const hex = uuid.replaceAll('-', '');
  const word = (index: number) => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16);
  return word(0) ^ word(1) ^ word(2) ^ word(3);
}
