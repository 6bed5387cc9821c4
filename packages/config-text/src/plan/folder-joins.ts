import type { Join } from '../conversion/conversion.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { isItemPath } from '../texts/item-keys.ts';
import { type Affix, placeholdersOf, toAffix } from './affixes.ts';
import { distance, type FolderPlace, placeOf, reaches } from './folder-place.ts';

interface JoinedFile {
  readonly place: FolderPlace;
  readonly affixes: readonly Affix[];
  /** All placeholders in its texts. */
  readonly placeholders: ReadonlySet<string>;
  readonly convert: (text: FileText) => string;
  readonly converted: Map<Affix, string>;
}

/** An affix of one of the files. */
interface Found {
  readonly affix: Affix;
  readonly file: JoinedFile;
}

/** More would make the proof slow, and say nothing new. */
const MOST_JOINS = 8;

/**
 * Which texts of a folder are joined with which others. A prefix stands where texts name it, in its own file or
 * in another one of the plugin. One that no text names, if it is the only one of its folder, is put before all
 * messages by the plugin.
 */
export class FolderJoins {
  readonly #files = new Map<string, JoinedFile>();
  #byPlaceholder: ReadonlyMap<string, readonly Found[]> | undefined;
  #general: ReadonlyMap<JoinedFile, readonly Found[]> = new Map();

  set(path: string, { texts }: OpenedFile, convert: (text: FileText) => string): void {
    const placeholders = new Set<string>();
    const affixes: Affix[] = [];
    for (const text of texts) {
      const affix = toAffix(text);
      if (affix !== undefined) affixes.push(affix);
      for (const found of placeholdersOf(text.value)) {
        if (!affix?.placeholders.includes(found)) placeholders.add(found);
      }
    }
    const converted = new Map<Affix, string>();
    this.#files.set(path, { place: placeOf(path), affixes, placeholders, convert, converted });
    this.#byPlaceholder = undefined;
  }

  delete(path: string): void {
    if (this.#files.delete(path)) this.#byPlaceholder = undefined;
  }

  joinsFor(path: string, text: FileText): readonly Join[] {
    const file = this.#files.get(path);
    if (file === undefined) return [];
    const byPlaceholder = this.#index();
    if (byPlaceholder.size === 0) return [];
    const inside = [...placeholdersOf(text.value)].flatMap((placeholder) =>
      nearest(file, byPlaceholder.get(placeholder) ?? [], text).map(
        (found): Join => ({ place: 'inside', placeholder, ...textsOf(found) }),
      ),
    );
    const around = isItemPath(text.path)
      ? []
      : (this.#general.get(file) ?? [])
          .filter(({ affix }) => affix.text !== text)
          .map((found): Join => {
            const place = found.affix.kind === 'prefix' ? 'before' : 'after';
            return { place, ...textsOf(found) };
          });
    return [...inside, ...around].slice(0, MOST_JOINS);
  }

  #index(): ReadonlyMap<string, readonly Found[]> {
    if (this.#byPlaceholder !== undefined) return this.#byPlaceholder;
    const files = [...this.#files.values()];
    const all = files.flatMap((file) => file.affixes.map((affix): Found => ({ affix, file })));
    const byPlaceholder = new Map<string, Found[]>();
    for (const found of all) {
      for (const name of found.affix.placeholders) {
        byPlaceholder.set(name, [...(byPlaceholder.get(name) ?? []), found]);
      }
    }
    const unnamed = all.filter((found) => found.affix.isGeneral && !isNamed(found, files));
    this.#general = new Map(files.map((file) => [file, generalFor(file, unnamed)]));
    this.#byPlaceholder = byPlaceholder;
    return byPlaceholder;
  }
}

function isNamed({ affix, file }: Found, files: readonly JoinedFile[]): boolean {
  return files.some(
    ({ place, placeholders }) =>
      place.plugin === file.place.plugin &&
      affix.placeholders.some((name) => placeholders.has(name)),
  );
}

/** What is put before and behind the messages of a file, whether its own or that of a folder above. */
function generalFor(file: JoinedFile, unnamed: readonly Found[]): readonly Found[] {
  return (['prefix', 'suffix'] as const).flatMap((kind) => {
    const near = unnamed.filter(
      ({ affix, file: other }) => affix.kind === kind && reaches(other.place, file.place),
    );
    const found = nearest(file, near);
    return found.length === 1 ? found : [];
  });
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
