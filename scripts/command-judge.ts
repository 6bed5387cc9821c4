// Lets Spyglass, which we did not write, read every command that we write:
//   npm run command-judge -- path/to/vanilla-mcdoc
// For the first and the last release of each range since 1.14, the oldest that it knows. It takes some minutes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isAtLeast } from '@fucina/game-versions';
import { GAME_RANGES, type GameRange } from '@fucina/text-workshop';
import { judgesOwnFault, rightCommands, wrongCommands } from './command-judge/controls.ts';
import { writtenCommands } from './command-judge/written-commands.ts';
import { root } from './pack/folders.ts';
import { installSeparately } from './separate-project.ts';

interface Complaint {
  readonly command: string;
  readonly complaint: string;
}

const OLDEST = '1.14';
const project = join(root, 'e2e', 'command-judge');
const folder = join(root, '.cache', 'command-judge');
const schema = join(folder, 'vanilla-mcdoc.tar.gz');
const clone = process.argv[2];

if (clone === undefined || !existsSync(join(clone, 'java'))) {
  console.log('Nothing was judged: say where a clone of SpyglassMC/vanilla-mcdoc is.');
  process.exit();
}
installSeparately(project, ['--ignore-scripts']);
mkdirSync(folder, { recursive: true });
// With a folder around it, the judge would find no types and accept everything.
spawnSync('tar', ['-czf', schema, '-C', clone, 'java'], { stdio: 'inherit' });
const known: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(
    join(project, 'node_modules/@spyglassmc/java-edition/lib/dependency/mcmeta/versions.json'),
    'utf8',
  ),
);

let judged = 0;
for (const { from, to } of GAME_RANGES.toReversed()) {
  for (const release of new Set([from, to ?? known[0]?.id ?? from])) {
    const id = known.find((each) => each.id === release || each.id.startsWith(`${release}-`))?.id;
    if (!isAtLeast(release, OLDEST) || id === undefined) continue;
    judgeRelease(id, from);
  }
}
console.log(`${judged} commands were judged.`);

function judgeRelease(release: string, game: GameRange['from']): void {
  const bad = wrongCommands(game);
  const written = writtenCommands(game);
  judged += written.length;
  const complaints = judge(release, game, [...rightCommands(game), ...bad, ...written]);
  const refused = new Set(complaints.map(({ command }) => command));
  const blind = bad.filter((command) => !refused.has(command));
  const wrong = complaints.filter(
    (each) => !bad.includes(each.command) && !judgesOwnFault(each.complaint, game),
  );
  console.log(
    `${release}: ${written.length} commands, ${new Set(wrong.map((each) => each.command)).size} refused`,
  );
  for (const command of blind) console.log(`  The judge accepts what is wrong: ${command}`);
  for (const { command, complaint } of wrong) console.log(`  ${complaint}\n    ${command}`);
  if (blind.length + wrong.length > 0) process.exitCode = 1;
}

function judge(
  release: string,
  game: GameRange['from'],
  commands: readonly string[],
): readonly Complaint[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'judge.mjs')], {
    input: JSON.stringify({
      release,
      schema,
      folder,
      // A release candidate is of its release.
      functions: isAtLeast(release.replace(/-.*/, ''), '1.21') ? 'function' : 'functions',
      commands,
      hasResourceArguments: isAtLeast(game, '1.19.3'),
      hasDisplayNames: isAtLeast(game, '1.20.3'),
    }),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
