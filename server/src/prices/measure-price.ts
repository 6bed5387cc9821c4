import process from 'node:process';

export interface MeasuredPrice {
  readonly status: number;
  readonly bytes: number;
  /** Processor time, as on the machine that prices are from. */
  readonly ms: number;
}

/** What `yardstick` takes on that machine: other machines, and busy ones, take longer for it and for requests. */
const YARDSTICK_MS = 9;
const LEAST_ROUNDS = 4;
const MOST_ROUNDS = 24;

type Answer = (turn: number) => Response | Promise<Response>;

/** The cheapest of several rounds, beside that of known work; no more rounds once it is within `enoughMs`. */
export async function measurePrice(ask: Answer, enoughMs = 0): Promise<MeasuredPrice> {
  let [cheapest, unit] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [status, bytes] = [0, 0];
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && (round < LEAST_ROUNDS || ms > enoughMs); round += 1) {
    unit = Math.min(unit, await cpuMsOf(yardstick));
    const took = await cpuMsOf(async () => {
      const reply = await ask(round);
      status = reply.status;
      bytes = (await reply.arrayBuffer()).byteLength;
    });
    cheapest = Math.min(cheapest, took);
    ms = (cheapest / unit) * YARDSTICK_MS;
  }
  return { status, bytes, ms };
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
