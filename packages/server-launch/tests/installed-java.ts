import { spawnSync } from 'node:child_process';
import { JAVA_VERSIONS, type JavaVersion } from '../src/java-version.ts';

/** The version of the Java that the path leads to. */
export function installedJava(): JavaVersion | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1]);
  return JAVA_VERSIONS.find((version) => version === major);
}

export function environment() {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
}
