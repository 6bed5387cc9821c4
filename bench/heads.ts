// Head commands: writing all versions at once, and a keystroke in the form.

import { giveHead } from '@fucina/minecraft-item';
import { versionFamilies } from '@fucina/minecraft-item/inner';
import { Bench } from 'tinybench';
import { openWhole } from '../e2e/open-whole.ts';
import { benchTyping } from './typing.ts';

const COMMANDS_MS = 1;
const TYPED = '<gold>Champion of <b>spring</b>';

const head = {
  texture: '9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e',
  name: '<gradient:#E43A96:#FBE108><b>Champion</b> of spring</gradient>',
  lore: Array.from(
    { length: 10 },
    (_, line) => `<gray>Line ${line} <#ff8800>it's "quoted"</#ff8800>`,
  ),
};

export async function run(): Promise<void> {
  const bench = new Bench({ time: 500 });
  bench.add('all families, ten lines of lore', () =>
    versionFamilies.map(({ from }) => giveHead({ ...head, version: from })),
  );
  await bench.run();
  for (const { name, result } of bench.tasks) {
    if (!('latency' in result)) throw new Error(`${name} did not run`);
    const ms = result.latency.p50;
    const verdict = ms <= COMMANDS_MS ? 'within' : 'OVER';
    console.log(`heads: ${name}, median ${ms.toFixed(3)} ms, ${verdict} ${COMMANDS_MS} ms`);
    if (ms > COMMANDS_MS) process.exitCode = 1;
  }
  await benchTyping([
    {
      what: 'heads: item name, commands shown',
      keys: TYPED,
      async prepare(page) {
        await openWhole(page, `/texture/skulls?player=${head.texture}`);
        await page.getByRole('button', { name: 'Generate command' }).click();
        await page.getByRole('button', { name: 'Other versions' }).click();
        await page.getByRole('group', { name: '1.8 – 1.12.2' }).waitFor();
        return page.getByRole('textbox', { name: 'Item name' });
      },
      async check(page) {
        const preview = await page.getByRole('region', { name: 'Item preview' }).textContent();
        if (!preview?.includes('Champion of spring')) throw new Error('the preview did not follow');
      },
    },
  ]);
}

if (import.meta.main) await run();
