import { join } from 'node:path';
import { type Listening, listen } from '../server/src/listen.ts';
import { readSiteFiles, type SiteFiles } from '../server/src/pages/site-files.ts';
import { createTestApp, testSettings } from '../server/src/testing/test-app.ts';

const DIST = join(import.meta.dirname, '..', 'web', 'dist');

/** A server of the built site that a test can stop, and start again at the same address with another build. */
export interface OwnSite {
  readonly url: string;
  readonly restart: (changes?: SiteChanges) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SiteChanges {
  readonly files?: SiteFiles;
  readonly settings?: Readonly<Record<string, string>>;
}

export function readBuiltSite(): Promise<SiteFiles> {
  return readSiteFiles(DIST);
}

export async function openOwnSite(changes?: SiteChanges): Promise<OwnSite> {
  const built = await readBuiltSite();
  let running: Listening | undefined;
  const open = (port: number, { files = built, settings = {} }: SiteChanges = {}) =>
    listen(createTestApp({ site: files, settings: testSettings(settings) }), {
      host: '127.0.0.1',
      port,
    });
  const stop = async () => {
    await running?.close(0);
    running = undefined;
  };
  running = await open(0, changes);
  const { port } = running;
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    async restart(next) {
      await stop();
      running = await open(port, next);
    },
  };
}
