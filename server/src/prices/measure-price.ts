import process from 'node:process';

export interface MeasuredPrice {
  readonly status: number;
  readonly bytes: number;
  /** Processor time, as on the machine that prices are from. */
  readonly ms: number;
}

/**
 * What `yardstick` takes on that machine while its other core is busy; alone, it takes half as long, like all else. Prices
 * are ratios to it, so they are the same on a busy machine and an idle one.
 */
const YARDSTICK_MS = 9;
/** The first requests compile code; what is measured is a process that has served some. */
const WARMING_ROUNDS = 24;
const MIN_ROUNDS = 4;
const MAX_ROUNDS = 24;

type Answer = (turn: number) => Response | Promise<Response>;

/**
 * The median of several rounds, each compared with known work right before and after it; no more rounds once it is
 * within `enoughMs`.
 */
export async function measurePrice(ask: Answer, enoughMs = 0): Promise<MeasuredPrice> {
  let [status, bytes] = [0, 0];
  const answer = async (turn: number) => {
    const reply = await ask(turn);
    status = reply.status;
    bytes = await lengthOf(reply);
  };
  for (let turn = 0; turn < WARMING_ROUNDS; turn += 1) {
    yardstick();
    await answer(turn);
  }
  const ratios: number[] = [];
  let ms = Number.POSITIVE_INFINITY;
  let before = await cpuMsOf(yardstick);
  for (let round = 0; round < MAX_ROUNDS && (round < MIN_ROUNDS || ms > enoughMs); round += 1) {
    const took = await cpuMsOf(() => answer(WARMING_ROUNDS + round));
    const after = await cpuMsOf(yardstick);
    ratios.push(took / ((before + after) / 2));
    ms = medianOf(ratios) * YARDSTICK_MS;
    before = after;
  }
  return { status, bytes, ms };
}

/** Of what has no end, its beginning. */
async function lengthOf(reply: Response): Promise<number> {
  const type = reply.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream')) return (await reply.arrayBuffer()).byteLength;
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value?.byteLength ?? 0;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Of the whole process: compression and the collection of garbage have threads of their own. */
async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Objects, texts and maps, as a request makes them. */
function yardstick(): number {
  const parts = Array.from({ length: 3000 }, (_, at) => ({
    text: `letter ${at}`,
    color: `#${at.toString(16).padStart(6, '0')}`,
    bold: at % 2 === 0,
  }));
  const text = JSON.stringify(parts).replace(/"(\w+)":/g, (_, name: string) => `'${name}':`);
  const byColor = Map.groupBy(parts, ({ color }) => color.slice(0, 5));
  return text.length + byColor.size + JSON.parse(JSON.stringify(parts)).length;
}
