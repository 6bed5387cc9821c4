import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { type RunningProcess, startProcess } from './process.ts';

/** A real PostgreSQL of this machine, if it has one. Continuous integration installs it (`.ci/run`). */
const programs = findPrograms();
export const hasPostgres = programs !== undefined;

if (!hasPostgres) console.log('postgres is not installed: the PostgreSQL tests are skipped');

export interface PostgresProcess {
  readonly port: number;
  /** An empty database, and its address. */
  readonly createDatabase: () => Promise<string>;
  readonly start: () => Promise<void>;
  /** At once, as in a crash. */
  readonly stop: () => Promise<void>;
  /** And what it kept. */
  readonly remove: () => Promise<void>;
}

/** Running, with nothing in it. What it says it has kept may be lost when the machine stops. */
export async function startPostgres(): Promise<PostgresProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-postgres-'));
  const data = join(folder, 'data');
  const owner = ownerOf(folder);
  const settings = ['--auth=trust', '--username=fucina', '--encoding=UTF8', '--locale=C', '-N'];
  execFileSync(program('initdb'), ['-D', data, ...settings], { ...owner, stdio: 'ignore' });
  const port = await freePort();
  let running: RunningProcess | undefined;
  let databases = 0;
  const addressOf = (name: string) => `postgres://fucina@127.0.0.1:${port}/${name}`;

  async function start(): Promise<void> {
    const options = ['fsync=off', 'listen_addresses=127.0.0.1', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), '-k', folder];
    running = startProcess(
      program('postgres'),
      [...args, ...options.flatMap((option) => ['-c', option])],
      owner,
    );
    const { child, output } = running;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(output.stderr)));
      child.stderr?.on('data', () => {
        if (output.stderr.includes('is ready to accept connections')) resolve();
      });
    });
  }

  async function stop(): Promise<void> {
    running?.child.kill('SIGQUIT');
    await running?.ended;
    running = undefined;
  }

  await start();
  return {
    port,
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions
      .sort()
      .reverse()
      .map((version) => join(debian, version, 'bin')),
    '',
  ];
  return folders.find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0);
}

function program(name: string): string {
  return join(programs ?? '', name);
}

/** PostgreSQL refuses to run as root; its package brings a user. */
function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (userInfo().uid !== 0) return {};
  const idOf = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}
