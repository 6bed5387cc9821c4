/** When each version of Node came out, as in https://nodejs.org/dist/index.json. */
export type NodeReleases = readonly { readonly version: string; readonly date: string }[];

const DAY_MS = 86_400_000;

/** How many days the pinned version is behind the newest of the same major version. */
export function daysBehind(pinned: string, releases: NodeReleases): number {
  const major = pinned.split('.')[0];
  const dates = new Map(releases.map(({ version, date }) => [version.replace(/^v/, ''), date]));
  const own = dates.get(pinned);
  if (own === undefined) throw new Error(`the table does not know ${pinned}`);
  const sameMajor = [...dates].filter(([version]) => version.split('.')[0] === major);
  const newest = Math.max(...sameMajor.map(([, date]) => Date.parse(date)));
  return (newest - Date.parse(own)) / DAY_MS;
}
