import type { LaidOutMessage } from '../lay-out.ts';
import { writeAdvancedServerList } from './advanced-server-list.ts';
import { writeBungeeCord } from './bungee-cord.ts';
import { writeDockerCompose, writeDockerRun } from './docker.ts';
import { writeGeyser } from './geyser.ts';
import { writeMaintenance } from './maintenance.ts';
import { writeMiniMotd } from './mini-motd.ts';
import type { Snippet, TargetOutput } from './output.ts';

export type { Snippet, TargetOutput };

import { writeServerListPlus } from './server-list-plus.ts';
import { writeServerProperties } from './server-properties.ts';
import { writeVelocity } from './velocity.ts';

interface Target {
  /** The name of the file; for Docker and panels that of the file they belong to. */
  readonly file: string;
  readonly write: (message: LaidOutMessage) => TargetOutput;
}

/** Where a message can be written to. */
export const TARGETS = {
  properties: {
    file: 'server.properties',
    write: (message) => writeServerProperties(message, 'ascii'),
  },
  'properties-utf-8': {
    file: 'server.properties',
    write: (message) => writeServerProperties(message, 'utf-8'),
  },
  panel: {
    file: 'server.properties',
    write: (message) => writeServerProperties(message, 'panel'),
  },
  velocity: { file: 'velocity.toml', write: writeVelocity },
  'bungee-cord': { file: 'config.yml', write: writeBungeeCord },
  'mini-motd': { file: 'main.conf', write: writeMiniMotd },
  'server-list-plus': { file: 'ServerListPlus.yml', write: writeServerListPlus },
  'advanced-server-list': { file: 'default.yml', write: writeAdvancedServerList },
  maintenance: { file: 'config.yml', write: writeMaintenance },
  geyser: { file: 'config.yml', write: writeGeyser },
  'docker-compose': { file: 'compose.yaml', write: writeDockerCompose },
  'docker-run': { file: 'docker-run.sh', write: writeDockerRun },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetId = keyof typeof TARGETS;

export const TARGET_IDS = Object.keys(TARGETS) as readonly TargetId[]; // the keys of the table above

export function writeTarget(id: TargetId, message: LaidOutMessage): TargetOutput {
  return TARGETS[id].write(message);
}
