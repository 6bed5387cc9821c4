import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameServers } from '../game-servers/install.ts';

/** What npm's minecraft-data knows of a release. */
export interface DataRow {
  readonly name: string;
  readonly protocol: number;
  readonly dataVersion: number;
}

/** A row of its list of versions. */
export interface ListedVersion {
  readonly minecraftVersion: string;
  readonly version: number;
  readonly dataVersion: number;
  /** Whether it speaks the network protocol of 1.7.2 and later. */
  readonly usesNetty: boolean;
}

const COMMON = join(gameServers, 'node_modules/minecraft-data/minecraft-data/data/pc/common');

/** The releases with today's network protocol in the installed minecraft-data; snapshots are left out. */
export function readGameData(): readonly DataRow[] {
  return releasesIn(readCommon('protocolVersions.json'));
}

/** The first version that has a feature of minecraft-data. */
export function readFeatureStart(name: string): string | undefined {
  const features: readonly { name: string; versions?: readonly string[] }[] =
    readCommon('features.json');
  // `1.14_major` means the whole of 1.14.
  return features.find((feature) => feature.name === name)?.versions?.[0]?.replace('_major', '');
}

export function releasesIn(versions: readonly ListedVersion[]): readonly DataRow[] {
  return versions
    .filter(
      ({ minecraftVersion, usesNetty }) => usesNetty && /^\d+\.\d+(\.\d+)?$/.test(minecraftVersion),
    )
    .map(({ minecraftVersion, version, dataVersion }) => ({
      name: minecraftVersion,
      protocol: version,
      dataVersion,
    }));
}

function readCommon(file: string) {
  return JSON.parse(readFileSync(join(COMMON, file), 'utf8'));
}
