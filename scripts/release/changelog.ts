const WAITING = '## Unreleased\n';

/** The changelog of the repository with what waited as a version, below an empty list for what comes next. */
export function withVersion(changelog: string, version: string, date: string): string {
  const at = changelog.indexOf(WAITING);
  if (at < 0) throw new Error('CHANGELOG.md has no section “Unreleased”.');
  const after = changelog.slice(at + WAITING.length);
  if (/^\s*(?:## |$)/.test(after)) {
    throw new Error('CHANGELOG.md says nothing below “Unreleased”: write what is new there first.');
  }
  return `${changelog.slice(0, at)}${WAITING}\n## ${version} (${date})\n${after}`;
}
