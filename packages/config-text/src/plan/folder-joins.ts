import type { Join } from '../conversion/conversion.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { isItemPath } from '../keys/kinds-of-keys.ts';
import { type Affix, toAffix } from './affixes.ts';
import { distance, type FolderPlace, placeOf, reaches } from './folder-place.ts';

interface JoinedFile {
  readonly place: FolderPlace;
  readonly texts: readonly FileText[];
  readonly affixes: readonly Affix[];
  readonly convert: (text: FileText) => string;
  readonly converted: Map<Affix, string>;
}

/** An affix of one of the files. */
interface Found {
  readonly affix: Affix;
  readonly file: JoinedFile;
}

/** What is joined in the files of a plugin. */
interface PluginJoins {
  readonly byPlaceholder: ReadonlyMap<string, readonly Found[]>;
  /** Finds all these placeholders; undefined where there are none. */
  readonly pattern: RegExp | undefined;
  /** Prefixes and suffixes that no text names. */
  readonly unnamed: readonly Found[];
  readonly general: Map<JoinedFile, readonly Found[]>;
}

/** More would make the proof slow, and say nothing new. */
const MAX_JOINS = 8;

/**
 * Which texts of a folder are joined with which others. A prefix is where texts name it, in its own file or
 * in another one of the plugin. One that no text names, if it is the only one of its folder, is put before all
 * messages by the plugin.
 */
export class FolderJoins {
  readonly #files = new Map<string, JoinedFile>();
  /** Built when first needed. */
  readonly #plugins = new Map<string | undefined, PluginJoins>();

  set(path: string, { texts }: OpenedFile, convert: (text: FileText) => string): void {
    const place = placeOf(path);
    const affixes = texts.flatMap((text) => toAffix(text) ?? []);
    this.#files.set(path, { place, texts, affixes, convert, converted: new Map() });
    this.#plugins.delete(place.plugin);
  }

  delete(path: string): void {
    this.#files.delete(path);
    this.#plugins.delete(placeOf(path).plugin);
  }

  joinsFor(path: string, text: FileText): readonly Join[] {
    const file = this.#files.get(path);
    if (file === undefined) return [];
    const joins = this.#joinsOf(file.place.plugin);
    const { byPlaceholder, pattern } = joins;
    if (pattern === undefined) return [];
    const named = text.value.match(pattern);
    const general = generalFor(file, joins);
    // True of most texts.
    if (named === null && general.length === 0) return [];
    const inside = [...new Set(named)].flatMap((placeholder) =>
      nearest(file, foundFor(placeholder, file, byPlaceholder, text), text).map(
        (found): Join => ({ place: 'inside', placeholder, ...textsOf(found) }),
      ),
    );
    const around = isItemPath(text.path)
      ? []
      : general
          .filter(({ affix }) => affix.text !== text)
          .map((found): Join => {
            const place = found.affix.kind === 'prefix' ? 'before' : 'after';
            return { place, ...textsOf(found) };
          });
    return [...inside, ...around].slice(0, MAX_JOINS);
  }

  #joinsOf(plugin: string | undefined): PluginJoins {
    const known = this.#plugins.get(plugin);
    if (known !== undefined) return known;
    const files = [...this.#files.values()].filter(({ place }) => place.plugin === plugin);
    const joins = joinsOfPlugin(files);
    this.#plugins.set(plugin, joins);
    return joins;
  }
}

function joinsOfPlugin(files: readonly JoinedFile[]): PluginJoins {
  const all = files.flatMap((file) => file.affixes.map((affix): Found => ({ affix, file })));
  const byPlaceholder = new Map<string, Found[]>();
  for (const found of all) {
    for (const name of found.affix.placeholders) {
      const others = byPlaceholder.get(name);
      if (others === undefined) byPlaceholder.set(name, [found]);
      else others.push(found);
    }
  }
  const general = all.filter(({ affix }) => affix.isGeneral);
  const isNamed = namesIn(files, general);
  return {
    byPlaceholder,
    pattern: patternOf([...byPlaceholder.keys()]),
    unnamed: general.filter(({ affix }) => !affix.placeholders.some(isNamed)),
    general: new Map(),
  };
}

/** Whether a text of the files names one of these affixes. */
function namesIn(
  files: readonly JoinedFile[],
  general: readonly Found[],
): (placeholder: string) => boolean {
  const own = new Set(general.map(({ affix }) => affix.text));
  const named = new Set<string>();
  const pattern = patternOf([...new Set(general.flatMap(({ affix }) => affix.placeholders))]);
  if (pattern !== undefined) {
    for (const text of files.flatMap(({ texts }) => texts)) {
      if (own.has(text)) continue;
      for (const name of text.value.match(pattern) ?? []) named.add(name);
    }
  }
  return (placeholder) => named.has(placeholder);
}

function patternOf(placeholders: readonly string[]): RegExp | undefined {
  if (placeholders.length === 0) return undefined;
  const sources = placeholders.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(sources.join('|'), 'g');
}

/** What is put before and after the messages of a file, whether its own or that of a folder above. */
function generalFor(file: JoinedFile, { unnamed, general }: PluginJoins): readonly Found[] {
  const known = general.get(file);
  if (known !== undefined) return known;
  const found = (['prefix', 'suffix'] as const).flatMap((kind) => {
    const near = unnamed.filter(
      ({ affix, file: other }) => affix.kind === kind && reaches(other.place, file.place),
    );
    const nearby = nearest(file, near);
    return nearby.length === 1 ? nearby : [];
  });
  general.set(file, found);
  return found;
}

/** Which affixes stand for a placeholder. Where the text’s own file has some, those of thousands of others are not looked at. */
function foundFor(
  placeholder: string,
  file: JoinedFile,
  byPlaceholder: PluginJoins['byPlaceholder'],
  text: FileText,
): readonly Found[] {
  const own = file.affixes.filter(
    (affix) => affix.text !== text && affix.placeholders.includes(placeholder),
  );
  if (own.length > 0) return own.map((affix) => ({ affix, file }));
  return byPlaceholder.get(placeholder) ?? [];
}

/** Those of the text’s own file, else those of the files that are nearest to it; each wording once. */
function nearest(file: JoinedFile, all: readonly Found[], text?: FileText): readonly Found[] {
  let best = Number.POSITIVE_INFINITY;
  const byWording = new Map<string, Found>();
  for (const found of all) {
    if (found.affix.text === text) continue;
    const far = found.file === file ? -1 : distance(file.place, found.file.place);
    if (far > best || far === Number.POSITIVE_INFINITY) continue;
    if (far < best) byWording.clear();
    best = far;
    byWording.set(found.affix.text.value, found);
  }
  return [...byWording.values()];
}

/** The affix before and after its own conversion. */
function textsOf({ affix, file }: Found): Pick<Join, 'from' | 'to'> {
  const to = file.converted.get(affix) ?? file.convert(affix.text);
  file.converted.set(affix, to);
  return { from: affix.text.value, to };
}
