import { askedPlaceOf, gameOfHistory, readJarName } from '@fucina/config-text';
import type { PluginFacts, ServerFacts } from '../session/server-facts.ts';
import type { StudioSession } from '../session/studio-session.ts';
import type { Candidate } from './collect-files.ts';

const MOST_JARS = 300;
const JAR = /(?:^|\/)plugins\/[^/]+\.jar$/i;
const HISTORY = /(?:^|\/)version_history\.json$/i;
/** The file of a server has one line; nobody knows what another of its name has. */
const LONGEST_HISTORY = 4096;

/** Reads the jars beside the plugins’ folders, and which version of the game the server is. */
export async function readServerFacts(
  candidates: readonly Candidate[],
  session: StudioSession,
): Promise<ServerFacts> {
  const folders = foldersOf(candidates);
  const plugins = new Map<string, PluginFacts>();
  for (const { path, content } of candidates
    .filter(({ path }) => JAR.test(path))
    .slice(0, MOST_JARS)) {
    const jar = await content();
    const facts = jar && (await session.ask<'jar'>({ kind: 'jar', jar }).catch(() => undefined));
    const [above = '', name = ''] = /^(.*\/)([^/]*)$/.exec(path)?.slice(1) ?? [];
    const named = facts === undefined ? readJarName(name) : undefined;
    const folder = folders.get(`${above}${facts?.folder ?? named?.plugin}`.toLowerCase());
    if (folder === undefined) continue;
    plugins.set(folder, {
      version: facts?.version ?? named?.version,
      ...(facts?.hasMiniMessage && { hasMiniMessage: true }),
    });
  }
  const history = candidates.find(({ path }) => HISTORY.test(path));
  const json = await (await history?.content())?.slice(0, LONGEST_HISTORY).text();
  return { plugins, game: json === undefined ? undefined : gameOfHistory(json) };
}

/** The folders of plugins, by their names in small letters: not all systems tell capitals apart. */
function foldersOf(candidates: readonly Candidate[]): ReadonlyMap<string, string> {
  const places = new Set(candidates.map(({ path }) => askedPlaceOf(path)));
  return new Map(Array.from(places, (place) => [place.toLowerCase(), place]));
}
