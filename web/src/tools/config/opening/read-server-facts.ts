import {
  askedPlaceOf,
  gameOfHistory,
  isReadme,
  readJarName,
  readmeSentence,
} from '@fucina/config-text/inner';
import type { PluginFacts, ServerFacts } from '../session/server-facts.ts';
import type { StudioSession } from '../session/studio-session.ts';
import type { Candidate } from './collect-files.ts';
import { isHistory, isJar } from './wanted-files.ts';

const MAX_JARS = 300;
const MAX_READMES = 300;
/** The file of a server has one line; nobody knows what another of its name has. */
const MAX_HISTORY_LENGTH = 4096;
const MAX_README_LENGTH = 200_000;

interface FoundFacts extends ServerFacts {
  /** The jars that say something about a plugin here. */
  readonly jars: ReadonlySet<string>;
}

/** Reads the jars beside the plugins’ folders, the plugins’ READMEs, and which version of the game the server is. */
export async function readServerFacts(
  candidates: readonly Candidate[],
  session: StudioSession,
): Promise<FoundFacts> {
  const folders = foldersOf(candidates.filter(({ path }) => !isJar(path)));
  const given = candidates.filter(({ path }) => isJar(path)).slice(0, MAX_JARS);
  // Files without a folder belong to the only jar that was given along with them.
  const loose = given.length === 1 && folders.size === 1 ? folders.get('') : undefined;
  const plugins = new Map<string, PluginFacts>();
  const jars = new Set<string>();
  for (const { path, content } of given) {
    const jar = await content();
    const facts = jar && (await session.ask<'jar'>({ kind: 'jar', jar }).catch(() => undefined));
    const [above = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path)?.slice(1) ?? [];
    const named = facts === undefined ? readJarName(name) : undefined;
    const folder =
      folders.get(`${above}${facts?.folder ?? named?.plugin}`.toLowerCase()) ?? (facts && loose);
    if (folder === undefined) continue;
    jars.add(path);
    plugins.set(folder, {
      version: facts?.version ?? named?.version,
      ...(facts?.hasMiniMessage && { hasMiniMessage: true }),
    });
  }
  for (const [place, { content }] of readmesOf(candidates)) {
    const readme = readmeSentence(
      (await (await content())?.slice(0, MAX_README_LENGTH).text()) ?? '',
    );
    if (readme !== undefined) plugins.set(place, { ...plugins.get(place), readme });
  }
  const history = candidates.find(({ path }) => isHistory(path));
  const json = await (await history?.content())?.slice(0, MAX_HISTORY_LENGTH).text();
  return { plugins, jars, game: json === undefined ? undefined : gameOfHistory(json) };
}

/** Of each plugin the README that is nearest to the top of its folder. */
function readmesOf(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const nearest = new Map<string, Candidate>();
  for (const candidate of candidates.filter(({ path }) => isReadme(path))) {
    const place = askedPlaceOf(candidate.path);
    const other = nearest.get(place);
    if (other === undefined ? nearest.size < MAX_READMES : depth(candidate) < depth(other)) {
      nearest.set(place, candidate);
    }
  }
  return nearest;
}

function depth({ path }: Candidate): number {
  return path.split('/').length;
}

/** The folders of plugins, by their names in small letters: not all systems tell capitals apart. */
function foldersOf(candidates: readonly Candidate[]): ReadonlyMap<string, string> {
  const places = new Set(candidates.map(({ path }) => askedPlaceOf(path)));
  return new Map(Array.from(places, (place) => [place.toLowerCase(), place]));
}
