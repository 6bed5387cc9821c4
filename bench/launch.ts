// Start command: time to build a command, and time from a keystroke to the next paint.
import {
  explainCommand,
  FLAG_SET_IDS,
  OUTPUT_TYPES,
  START_FORMATS,
  startCommand,
} from '@fucina/server-launch';
import { Bench } from 'tinybench';
import { openWhole } from '../e2e/open-whole.ts';
import { benchTyping } from './typing.ts';

const COMMAND_MS = 1;
const TYPED = 'paper-1.21.11-build-99 (my test).jar';

const everyCommand = OUTPUT_TYPES.flatMap((outputType) =>
  START_FORMATS[outputType].flatMap((format) =>
    FLAG_SET_IDS.map((flagSet) => ({ outputType, format, flagSet, ramMb: 12_288 })),
  ),
);
const script = startCommand({ outputType: 'linux', flagSet: 'aikar', restart: 'always' });
const pasted = script.ok ? script.value.text : '';

export async function run(): Promise<void> {
  await benchPackage();
  await benchPage();
}

async function benchPackage(): Promise<void> {
  const bench = new Bench({ time: 500 });
  bench.add('the specification’s command', () => startCommand({}));
  bench.add(`all ${everyCommand.length} forms and flag sets`, () =>
    everyCommand.map((settings) => startCommand(settings)),
  );
  bench.add('a pasted script explained', () => explainCommand(pasted));
  await bench.run();
  for (const { name, result } of bench.tasks) {
    if (!('latency' in result)) throw new Error(`${name} did not run`);
    const each = result.latency.p50 / (name.startsWith('all') ? everyCommand.length : 1);
    print(`launch: ${name}, median`, each, COMMAND_MS);
  }
}

const benchPage = () =>
  benchTyping([
    {
      what: 'launch: jar file name',
      keys: TYPED,
      async prepare(page) {
        await openWhole(page, '/tools/server');
        const name = page.getByRole('textbox', { name: 'Jar file name' });
        await name.fill('');
        return name;
      },
      async check(page) {
        const output = await page.getByRole('region', { name: 'Output' }).textContent();
        if (!output?.includes(TYPED)) throw new Error('the page did not follow the keys');
      },
    },
  ]);

function print(what: string, ms: number, budget: number): void {
  const verdict = ms <= budget ? 'within' : 'OVER';
  console.log(
    `${what}: ${ms.toFixed(3)} ms, ${verdict} ${budget} ms (${(ms / budget).toFixed(2)}x)`,
  );
  if (ms > budget) process.exitCode = 1;
}
