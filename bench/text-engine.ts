import { readMiniMessage, writeMiniMessage } from '@fucina/minecraft-text';
import MiniMessage from 'minimessage-js';
import { Bench } from 'tinybench';
import { bundled, compressedBytes } from '../scripts/bundled.ts';
import { printTable } from './table.ts';
import { CORPORA, type Corpus, longMessage, TAGGED_LINES } from './text-engine/corpora.ts';
import { bytesPerComponent } from './text-engine/memory.ts';
import { verdict } from './verdict.ts';

/** Brotli; the first is what the package's README promises. */
const WEIGHTS = [
  { name: 'reader', exports: ['readMiniMessage'], limit: 9_300 },
  {
    name: 'reader, writer and gradient',
    exports: ['readMiniMessage', 'toMiniMessage', 'gradientText'],
    limit: 14_100,
  },
  {
    name: 'the same, with losses',
    exports: ['readMiniMessage', 'writeMiniMessage', 'gradientText'],
    limit: 18 * 1024,
  },
] as const;
const COMPONENT_LIMIT = 150;
/** Of the time that minimessage-js takes for tagged lines: we are 3.5 times as fast. */
const TIME_LIMIT = 0.285;

export async function run(): Promise<void> {
  // First, because what the other measurements leave behind would be counted.
  memory();
  await throughput();
  await growth();
  await weight();
}

async function throughput(): Promise<void> {
  const rows = [];
  for (const corpus of CORPORA) {
    const ours = await megabytesPerSecond(corpus, (text) => readMiniMessage(text));
    const theirs = await megabytesPerSecond(corpus, readAsPeer);
    if (corpus.texts === TAGGED_LINES) {
      verdict('reading tagged lines, beside minimessage-js:', theirs / ours, TIME_LIMIT, 'times');
    }
    rows.push([corpus.name, ours.toFixed(1), theirs.toFixed(1), `${(ours / theirs).toFixed(1)}x`]);
  }
  printTable(['reading, MB/s', 'ours', 'minimessage-js', 'ratio'], rows);
}

const peer = MiniMessage.miniMessage();

function readAsPeer(text: string): unknown {
  try {
    return peer.deserialize(text);
  } catch (error) {
    // It throws on a few vectors; an exception counts as a result.
    return error;
  }
}

async function growth(): Promise<void> {
  const rows: string[][] = [];
  for (const [name, make] of [
    ['tagged message', longMessage],
    ['< and quotes', (length: number) => `<"<'`.repeat(length / 4)],
  ] as const) {
    rows.push(await growthOf(`reading ${name}`, make, (text) => () => readMiniMessage(text)));
  }
  rows.push(
    await growthOf('writing tagged message', longMessage, (text) => {
      const result = readMiniMessage(text);
      if (!result.ok) throw new Error(result.error.code);
      return () => writeMiniMessage(result.value).value;
    }),
  );
  printTable(['growth', '10 kB', '1 MB', 'exponent'], rows);
}

async function growthOf(
  name: string,
  make: (length: number) => string,
  prepare: (text: string) => () => unknown,
): Promise<string[]> {
  const small = prepare(make(10_000));
  const large = prepare(make(1_000_000));
  const quick = await bestSeconds(() => void small());
  const slow = await bestSeconds(() => void large(), 3000);
  return [name, ms(quick), ms(slow), (Math.log(slow / quick) / Math.log(100)).toFixed(2)];
}

function memory(): void {
  verdict('memory of a component', bytesPerComponent(TAGGED_LINES), COMPONENT_LIMIT, 'bytes');
}

async function weight(): Promise<void> {
  for (const { name, exports, limit } of WEIGHTS) {
    const source = `export { ${exports} } from '@fucina/minecraft-text';`;
    const bytes = compressedBytes(await bundled(source, import.meta.dirname));
    verdict(`${name}, compressed:`, bytes, limit, 'bytes');
  }
}

async function megabytesPerSecond(
  { texts }: Corpus,
  read: (text: string) => unknown,
): Promise<number> {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const seconds = await bestSeconds(() => {
    for (const text of texts) read(text);
  });
  return characters / 1e6 / seconds;
}

/** The best of many rounds, because other load on the machine only ever adds time. */
async function bestSeconds(work: () => void, time = 1000): Promise<number> {
  const bench = new Bench({ time, iterations: 3, warmupTime: 300, warmupIterations: 1 });
  bench.add('work', work);
  const [task] = await bench.run();
  const result = task?.result;
  if (result === undefined || !('latency' in result)) throw new Error('nothing was measured');
  return result.latency.min / 1000;
}

function ms(seconds: number): string {
  return `${(seconds * 1000).toFixed(2)} ms`;
}
