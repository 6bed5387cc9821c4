// Prints what is missing in the table of game versions: releases that npm's minecraft-data knows, and unknown fields.

import process from 'node:process';
import { releases } from '@fucina/game-versions';
import { installGameServers } from './game-servers/install.ts';
import { readGameData } from './versions/game-data.ts';
import { missingFacts } from './versions/missing-facts.ts';

installGameServers();
const missing = missingFacts(releases, readGameData());
for (const { release, field } of missing) {
  console.log(field === undefined ? `${release}  is not in the table` : `${release}  ${field}`);
}
console.log(`versions: ${releases.length} releases, ${missing.length} facts missing`);
process.exitCode = missing.length === 0 ? 0 : 1;
