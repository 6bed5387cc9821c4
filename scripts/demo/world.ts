import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { BLOCKED_SERVER, startDemoGameServers } from './game-servers.ts';
import { startDemoMojang } from './mojang.ts';
import { keepDemoPast } from './watched-past.ts';
import { startDemoWebhookCatcher } from './webhook-catcher.ts';

/** Settings that point the server to the local fakes. */
export interface DemoWorld {
  readonly settings: Readonly<Record<string, string>>;
  /** What a visitor can try, one line each. */
  readonly guide: string;
}

export async function startDemoWorld(): Promise<DemoWorld> {
  const mojang = await startDemoMojang({ blockedServers: [BLOCKED_SERVER] });
  const game = await startDemoGameServers();
  const webhook = await startDemoWebhookCatcher();
  const folder = process.env.DATA_DIR ?? temporaryFolder();
  const hasPast = folder !== process.env.DATA_DIR && process.env.WATCH !== '0';
  const past = hasPast
    ? await keepDemoPast(folder, game.watched, Math.floor(Date.now() / 1000))
    : undefined;
  return {
    settings: {
      PING_ALLOW_PRIVATE: '1',
      DATA_DIR: folder,
      // All demo servers share one address, so the limit per address would soon stop the checks.
      RATE_LIMIT: process.env.RATE_LIMIT ?? '0',
      PING_DNS_SERVER: game.dnsServer,
      MOJANG_API_URL: mojang.apiUrl,
      MOJANG_SESSION_URL: mojang.sessionUrl,
      MOJANG_TEXTURES_URL: mojang.texturesUrl,
    },
    guide: [
      'Demo: every tool can be tried without internet.',
      'Players:',
      ...mojang.players.map(({ name, about }) => `  ${name.padEnd(11)} ${about}`),
      `  make Mojang fail: ${mojang.controlUrl}?player=Fabbro&status=500`,
      'Servers:',
      ...game.addresses.map(({ address, about }) => `  ${address.padEnd(12)} ${about}`),
      ...(past === undefined
        ? []
        : [`Watched for three months: http://localhost:${process.env.PORT ?? 3000}${past}`]),
      `Alerts of watched servers are printed here if a webhook is ${webhook}`,
    ].join('\n'),
  };
}

/** For what is watched; it is gone when the demo ends. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
