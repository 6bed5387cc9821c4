/** Versions that accept different arguments; 28 also represents all later versions. */
export const JAVA_VERSIONS = [8, 11, 16, 17, 21, 25, 26, 27, 28] as const;
export type JavaVersion = (typeof JAVA_VERSIONS)[number];

/** The version that the newest Minecraft servers need. */
export const DEFAULT_JAVA: JavaVersion = 25;

interface ServerRange {
  readonly from: string;
  readonly to: string;
  /** The version that PaperMC's table recommends. */
  readonly java: JavaVersion;
  /** The oldest version that a vanilla server of that range starts on. */
  readonly least: JavaVersion;
}

// PaperMC's published table, with Mojang's requirements added.
export const SERVER_RANGES: readonly ServerRange[] = [
  { from: '1.7.10', to: '1.11.2', java: 8, least: 8 },
  { from: '1.12', to: '1.16.4', java: 11, least: 8 },
  { from: '1.16.5', to: '1.16.5', java: 16, least: 8 },
  { from: '1.17', to: '1.17.1', java: 17, least: 16 },
  { from: '1.18', to: '1.19.4', java: 17, least: 17 },
  { from: '1.20', to: '1.20.4', java: 21, least: 17 },
  { from: '1.20.5', to: '1.21.11', java: 21, least: 21 },
  { from: '26.1', to: '26.99', java: 25, least: 25 },
];

export function isJavaVersion(value: number): value is JavaVersion {
  return JAVA_VERSIONS.some((version) => version === value);
}

export function serverRange(version: string): ServerRange | undefined {
  return SERVER_RANGES.find(
    ({ from, to }) => compareVersions(from, version) <= 0 && compareVersions(version, to) <= 0,
  );
}

/** Compares version numbers as players write them: 1.9 is older than 1.10. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left.split('.').map(Number), right.split('.').map(Number)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
