import type { LaidOutMessage } from '../lay-out.ts';
import { writeAdvancedServerList } from './advanced-server-list.ts';
import { writeBungeeCord } from './bungee-cord.ts';
import { writeDockerCompose, writeDockerRun } from './docker.ts';
import { writeGeyser } from './geyser.ts';
import { writeMaintenance } from './maintenance.ts';
import { writeMiniMotd } from './mini-motd.ts';
import type { Snippet, TargetOutput } from './output.ts';
import { writeServerListPlus } from './server-list-plus.ts';
import { writeServerProperties } from './server-properties.ts';
import type { TargetId } from './target-files.ts';
import { writeVelocity } from './velocity.ts';

export type { Snippet, TargetOutput };

const WRITERS: Readonly<Record<TargetId, (message: LaidOutMessage) => TargetOutput>> = {
  properties: (message) => writeServerProperties(message, 'ascii'),
  'properties-utf-8': (message) => writeServerProperties(message, 'utf-8'),
  panel: (message) => writeServerProperties(message, 'panel'),
  velocity: writeVelocity,
  'bungee-cord': writeBungeeCord,
  'mini-motd': writeMiniMotd,
  'server-list-plus': writeServerListPlus,
  'advanced-server-list': writeAdvancedServerList,
  maintenance: writeMaintenance,
  geyser: writeGeyser,
  'docker-compose': writeDockerCompose,
  'docker-run': writeDockerRun,
};

export function writeTarget(id: TargetId, message: LaidOutMessage): TargetOutput {
  return WRITERS[id](message);
}
