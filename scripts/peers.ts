// Compares the packages for others with their nearest peers: `npm run peers`. Installs those, runs each test and writes
// docs/peers.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { closeFakeServers } from '@fucina/server-ping/testing/fake-server';
import { bundled, compressedBytes } from './bundled.ts';
import { markdownTable, type Row, withTable } from './markdown-table.ts';
import { root } from './pack/folders.ts';
import { featureRows } from './peers/feature-rows.ts';
import { installPeers, peersHome } from './peers/installed.ts';
import { PING_FEATURES, pingers } from './peers/pingers.ts';
import { textsPerSecond } from './peers/speed.ts';
import { TEXT_FEATURES } from './peers/text-features.ts';
import { textReaders } from './peers/text-readers.ts';

const document = join(root, 'docs', 'peers.md');

installPeers();
const readers = textReaders();
// The first run makes the machine ready for all of them.
readers.map(textsPerSecond);
const speeds = readers.map(textsPerSecond);
const texts = markdownTable([
  ['', ...readers.map(({ name }) => name)],
  ...(await featureRows(TEXT_FEATURES, readers)),
  ...Object.keys(speeds[0] ?? {}).map(
    (notation): Row => [
      `${notation} to HTML, texts a second`,
      ...speeds.map((speed) => thousands(speed[notation])),
    ],
  ),
  ['size in a page, Brotli', ...(await sizes(readers))],
]);
const asked = pingers();
const pings = markdownTable([
  ['', ...asked.map(({ name }) => name)],
  ...(await featureRows(PING_FEATURES, asked)),
  ['size, Brotli', ...(await sizes(asked))],
]);
await closeFakeServers();
const command = 'npm run peers';
const written = withTable(readFileSync(document, 'utf8'), 'texts', command, texts);
writeFileSync(document, withTable(written, 'pings', command, pings));
process.stdout.write(`${texts}\n${pings}`);
// Some of the others keep sockets and timers.
process.exit(0);

async function sizes(all: readonly { readonly name: string; readonly source?: string }[]) {
  const found: string[] = [];
  for (const { name, source } of all) {
    if (source === undefined) {
      found.push('');
      continue;
    }
    const isHere = name.startsWith('@fucina/') || name.startsWith('minimessage-js');
    const from = isHere ? import.meta.dirname : peersHome;
    const bytes = compressedBytes(await bundled(source, from, { isForNode: true }));
    found.push(`${(bytes / 1000).toFixed(1)} kB`);
  }
  return found;
}

/** With two digits: more would be other in every run. */
function thousands(perSecond: number | undefined): string {
  return perSecond === undefined ? '' : Number(perSecond.toPrecision(2)).toLocaleString('en');
}
