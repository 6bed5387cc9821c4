// The scripts run in the shells that are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { languageOf } from '../language.ts';
import { createProgram } from '../program.ts';
import { createTerminal } from '../terminal.ts';
import { completionScript, SHELLS, type Shell } from './completion-script.ts';

const NAMES = Object.keys(COMMANDS);
/** Where another one begins alike, the shell offers both. */
const DISTINCT = NAMES.filter(
  (name) => !NAMES.some((other) => other !== name && other.startsWith(name.slice(0, -1))),
);
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-completion-'));
  writeFileSync(join(folder, 'messages and more.mm'), '');
  writeFileSync(join(folder, 'linux'), '');
  // Italian sentences have apostrophes, which the scripts must quote.
  const language = languageOf({ LANG: 'it_IT.UTF-8' });
  const program = await createProgram(createTerminal(process, language), () => undefined, NAMES);
  for (const shell of SHELLS) {
    writeFileSync(join(folder, `fucina.${shell}`), completionScript(program, shell));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, ...words: string[]): string {
  const env = { PATH: process.env.PATH, HOME: folder, TERM: 'dumb', LANG: 'C.UTF-8' };
  const ran = spawnSync(program, words, { cwd: folder, env, encoding: 'utf8', timeout: 20_000 });
  expect(ran).toMatchObject({ stderr: '', status: 0 });
  return ran.stdout;
}

/** The words that may stand at the end of a line. */
const COMPLETIONS: Readonly<Record<Shell, (line: string) => string[]>> = {
  bash(line) {
    const words = line.split(' ');
    const script = `source ./fucina.bash; complete -p fucina >registered || exit 1
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_fucina; for each in "\${COMPREPLY[@]}"; do printf '%s\\n' "$each"; done`;
    return run('bash', '--norc', '-c', script).split('\n').filter(Boolean);
  },
  fish(line) {
    const listed = run(
      'fish',
      '--no-config',
      '-c',
      'source ./fucina.fish; complete -C $argv',
      line,
    );
    return listed
      .split('\n')
      .filter(Boolean)
      .map((each) => each.split('\t')[0] ?? '');
  },
  zsh(line) {
    const script = `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; fucina() { print -r -- "<\${@[-1]}>" }; source ./fucina.zsh; print REA''DY'
zpty -r shell out '*READY*'
zpty -w -n shell $1$'\\t\\n'
zpty -r shell out '*<*>*'
print -r -- \${\${out##*<}%%>*}`;
    return [run('zsh', '-f', '-c', script, 'zsh', line).trim()];
  },
};

describe.each(SHELLS)('%s', (shell) => {
  const isInstalled = spawnSync(shell, ['--version']).status === 0;
  const complete = COMPLETIONS[shell];

  test
    .skipIf(!isInstalled)
    .each<[string, string]>([
      ...DISTINCT.map((name): [string, string] => [`fucina ${name.slice(0, -1)}`, name]),
      ['fucina --vers', '--version'],
      ['fucina --lang i', 'it'],
      ['fucina head --targ', '--target'],
      ['fucina status --hel', '--help'],
      ['fucina start --os lin', 'linux'],
      ['fucina start --gui --flags velo', 'velocity'],
      ['fucina completion fi', 'fish'],
      ['fucina check messa', 'messages and more.mm'],
      ['fucina preview --png messa', 'messages and more.mm'],
      ['fucina check --max', '--max-warnings'],
      ['fucina check --format sar', 'sarif'],
      ['fucina check --config messa', 'messages and more.mm'],
      ['fucina convert --stdin-f', '--stdin-filename'],
      ['fucina convert --output messa', 'messages and more.mm'],
      ['fucina list pro', 'profiles'],
      ['fucina list strings messa', 'messages and more.mm'],
      ['fucina list --format json strings messa', 'messages and more.mm'],
    ])('%s is completed', (line, word) => expect(complete(line)).toEqual([word]));
});

test.skipIf(spawnSync('fish', ['--version']).status !== 0)(
  'fish explains options in the language',
  () => {
    const listed = run(
      'fish',
      '--no-config',
      '-c',
      'source ./fucina.fish; complete -C $argv',
      'fucina preview --sc',
    );
    expect(listed).toBe('--scale\tcon --png: dimensione di un pixel del gioco\n');
  },
);

test.each(['bash', 'fish'] as const)('%s lists every command at the beginning', (shell) => {
  if (spawnSync(shell, ['--version']).status !== 0) return;
  expect(COMPLETIONS[shell]('fucina ')).toEqual(expect.arrayContaining(NAMES));
});
