import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { afterAll, describe, expect, test } from 'vitest';
import { readJarName } from './jar-name.ts';
import type { StartExtras } from './settings.ts';
import { startCommand, startFileText } from './start-command.ts';

const NAMES = 500;
const HOSTILE = [
  ...' \'"`$\\!%&|;<>()[]{}*?#~^=+-@,:/.aèé服🎉',
  '$(touch pwned)',
  '`touch pwned`',
  ';touch pwned;',
  `\${HOME}`,
  '$0',
  '&&',
  '||',
  '\\\\',
  '--',
  "'\\''",
] as const;

const folder = mkdtempSync(join(tmpdir(), 'start-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = join(folder, 'bin');
mkdirSync(bin);
writeFileSync(join(bin, 'java'), '#!/bin/sh\nprintf "%s\\0" "$@"\n');
chmodSync(join(bin, 'java'), 0o755);
const PATH = `${bin}:${process.env.PATH}`;

const jarName = fc
  .array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 12 })
  .map((parts) => `${parts.join('')}.jar`.trim())
  .filter((name) => !/(?:^|\/)\.{0,2}$/.test(name))
  // Quotes around a name and paths of Windows are taken off before.
  .filter((name) => readJarName(name, 'posix') === name);

describe.each(['sh', 'bash', 'dash'])('%s', (shell) => {
  const here = spawnSync(shell, ['-c', ':']).error === undefined;
  if (!here) console.log(`skipped: start scripts in ${shell} (it is not installed)`);

  test.skipIf(!here)(
    `hands ${NAMES} hostile jar names to java byte for byte`,
    { timeout: 240_000 },
    () => {
      const names = fc.sample(jarName, NAMES);
      const scripts = join(folder, shell);
      mkdirSync(scripts);
      for (const [index, name] of names.entries()) {
        writeFileSync(join(scripts, `${index}.sh`), scriptFor({}, name));
      }
      // One driver runs all scripts; each script changes to its own folder.
      const driver = `cd / && i=0; while [ $i -lt ${NAMES} ]; do ${shell} "$1/$i.sh" > "$2.$i" 2>&1; i=$((i+1)); done`;
      const out = join(folder, `${shell}-out`);
      spawnSync(shell, ['-c', driver, 'driver', scripts, out], { env: { PATH } });

      const seen = names.map((_, index) => readFileSync(`${out}.${index}`).toString().split('\0'));
      const got = seen.map((words) => words[words.indexOf('-jar') + 1]);
      expect(got).toEqual(names.map((name) => (/^[-@]/.test(name) ? `./${name}` : name)));
      expect(seen.map((words) => words.slice(words.indexOf('-jar') + 2))).toEqual(
        names.map(() => ['--nogui', '']),
      );
      expect(readdirSync(scripts).length).toBe(NAMES);
    },
  );

  test.skipIf(!here)('restarts after a crash and ends after a stop', () => {
    const place = emptyFolder(`${shell}-restart`);
    fakeJava(place, 'echo started >> starts; [ "$(wc -l < starts)" -ge 3 ]');
    writeFileSync(join(place, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
    const run = runScript(shell, place, { restart: 'after-crash' });
    expect(run.status).toBe(0);
    expect(readFileSync(join(place, 'starts')).toString()).toBe('started\n'.repeat(3));
    expect(run.stdout.match(/stopped with code 1/g)?.length).toBe(2);
  });

  test.skipIf(!here).each([
    ['openjdk version "17.0.15" 2025-04-15', 1],
    ['java version "1.8.0_504"', 1],
    ['openjdk version "21" 2023-09-19', 0],
    ['Picked up JAVA_TOOL_OPTIONS: -Dx\nopenjdk version "25.0.5" 2026-01-01', 0],
    ['openjdk version "28-ea" 2026-09-01', 0],
    ['nonsense', 1],
  ])('with a check for Java 21 and %j installed it exits with %i', (version, status) => {
    const place = emptyFolder(`${shell}-check`);
    fakeJava(place, `[ "$1" != -version ] || cat <<'END' >&2\n${version}\nEND\n`);
    expect(runScript(shell, place, { javaCheck: true, javaVersion: 21 }).status).toBe(status);
  });

  test.skipIf(!here)('creates the folder of the GC log before java starts', () => {
    const place = emptyFolder(`${shell}-log`);
    fakeJava(place, '[ -d logs ]');
    expect(runScript(shell, place, { gcLog: true }).status).toBe(0);
  });

  test.skipIf(!here).each(['screen', 'tmux'] as const)('starts itself inside %s', (format) => {
    const place = emptyFolder(`${shell}-${format}`);
    const variable = fakeSessions(place, format);
    fakeJava(place, `echo "in a session: $${variable}"`);
    const run = runScript(shell, place, { format });
    expect(run.stdout).toMatch(/^in a session: 1\nThe server runs in the background/);
  });

  test.skipIf(!here).each(['screen', 'tmux'] as const)(
    'a Java that is too old is told before %s starts, where it is seen',
    (format) => {
      const place = emptyFolder(`${shell}-${format}-check`);
      fakeSessions(place, format, '>/dev/null 2>&1');
      fakeJava(place, 'echo \'openjdk version "17.0.15" 2025-04-15\' >&2');
      const run = runScript(shell, place, { format, javaCheck: true, javaVersion: 21 });
      expect([run.status, run.stdout]).toEqual([1, '']);
      expect(run.stderr).toBe('This server needs Java 21; the java found here is version 17.\n');
    },
  );
});

function scriptFor(extras: StartExtras, name = 'server.jar'): string {
  const result = startCommand({ ...extras, jarName: name, outputType: 'linux' });
  if (!result.ok) throw new Error(`${JSON.stringify(name)} is refused: ${result.error.code}`);
  return startFileText(result.value);
}

function emptyFolder(name: string): string {
  return mkdtempSync(join(folder, `${name} with spaces-`));
}

/** Runs the command after the session's name, as the real programs do. Returns the variable that is set in a session. */
function fakeSessions(place: string, format: 'screen' | 'tmux', to = ''): string {
  const [skip, variable] = format === 'screen' ? [2, 'STY'] : [4, 'TMUX'];
  const run = `shift ${skip}\n${variable}=1 exec "$@" ${to}`;
  writeFileSync(join(place, format), `#!/bin/sh\n${run}\n`, { mode: 0o755 });
  return variable;
}

function fakeJava(place: string, script: string) {
  writeFileSync(join(place, 'java'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function runScript(shell: string, place: string, extras: StartExtras) {
  writeFileSync(join(place, 'start.sh'), scriptFor(extras));
  const env = { PATH: `${place}:${process.env.PATH}` };
  return spawnSync(shell, [join(place, 'start.sh')], {
    cwd: '/',
    env,
    encoding: 'utf8',
    timeout: 240_000,
  });
}
