// Asks each Java for all its flags, what it says about those of the others, and with which values it starts: writes
// other-flags.ts and flag-values.ts in packages/server-launch/src, and compares flag-table.ts with the answers.
//   npm run java-flags -- 8=/path/to/java 11=/path/to/java …
// One program for each of COLUMNS. It takes an hour or more, nearly all of it for the values.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { COLUMNS, FACTS } from '../packages/server-launch/src/flag-table.ts';
import { createAsker, type ListedFlag } from './java-flags/ask-java.ts';
import { askValues } from './java-flags/ask-values.ts';
import { writeFlagValues } from './java-flags/flag-values.ts';
import { GONE_BEFORE_8 } from './java-flags/gone-before-8.ts';
import { type FlagRow, writeOtherFlags } from './java-flags/other-flags.ts';

const LETTERS: Readonly<Record<string, string>> = { ok: 'o', warn: 'w', U: 'U', D: 'D', NO: 'N' };
/** What depends on the machine (huge pages, NUMA, the processor), and the unlocks, which need no unlock. */
const NOT_COMPARED = /^(?:Use(?:LargePages|TransparentHugePages|NUMA|FastStosb|AES)|Unlock)/;

const programs = new Map(process.argv.slice(2).map((word) => word.split('=') as [string, string]));
const missing = COLUMNS.filter((java) => !programs.has(`${java}`));
if (missing.length > 0) {
  console.error(`Say where Java ${missing.join(', ')} is, as 8=/path/to/java.`);
  process.exit(2);
}

const askers = COLUMNS.map((java) => createAsker(programs.get(`${java}`) ?? ''));
const listings = askers.map((asker) => asker.listed());
const names = new Set([...listings.flatMap((listed) => [...listed.keys()]), ...GONE_BEFORE_8]);

const letters = askers.map((asker, column) => {
  const java = COLUMNS[column];
  const listed = listings[column] as ReadonlyMap<string, ListedFlag>; // one for each
  console.log(`Java ${java}: ${listed.size} flags`);
  const others = [...names].filter((name) => !listed.has(name));
  const warned = new Set([...asker.deprecated(listed), ...asker.ignored(others)]);
  const gone = java === 8 ? asker.ignoredOneByOne(GONE_BEFORE_8) : new Set<string>();
  return (name: string) =>
    warned.has(name) || gone.has(name) ? 'w' : (listed.get(name)?.status ?? 'N');
});

const rowOf = (name: string): FlagRow => {
  const listed = listings.find((listing) => listing.has(name))?.get(name);
  const isSwitch = listed?.isSwitch ?? /^(?:Use|Print|Force|Allow|Relax|No[A-Z]|Handle)/.test(name);
  return {
    name,
    takes: isSwitch ? 'switch' : 'value',
    letters: letters.map((letterOf) => letterOf(name)).join(''),
  };
};

const rows = [...names].sort().map(rowOf);
const ours = new Set(Object.keys(FACTS));
const versions = COLUMNS.map((java) => versionOf(programs.get(`${java}`) ?? ''));
const folder = join(import.meta.dirname, '..', 'packages', 'server-launch', 'src');
const others = rows.filter(({ name }) => !ours.has(name));
writeFileSync(join(folder, 'other-flags.ts'), writeOtherFlags(others, versions));

const ranges = askers.map((asker) => asker.ranges());
const values = askers.map((asker, column) => {
  const listed = listings[column] as ReadonlyMap<string, ListedFlag>; // one for each
  // The oldest that tells, for Java 8, which prints none.
  const guesses = ranges.slice(column).find(({ size }) => size > 0) ?? new Map();
  return [COLUMNS[column] ?? 0, askValues(asker, listed, guesses)] as const;
});
writeFileSync(join(folder, 'flag-values.ts'), writeFlagValues(values));
for (const [name, { row }] of Object.entries(FACTS)) {
  const said = row
    .split(' ')
    .map((word) => LETTERS[word])
    .join('');
  const seen = rows.find((each) => each.name === name)?.letters;
  if (said !== seen && !NOT_COMPARED.test(name)) {
    console.log(`${name}: the table says ${said}, Java says ${seen}`);
    process.exitCode = 1;
  }
}

function versionOf(program: string): string {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return /version "([^"]+)"/.exec(stderr)?.[1] ?? 'unknown';
}
