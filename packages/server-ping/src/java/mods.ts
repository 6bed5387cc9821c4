// Mods in a status answer: FML1 (`modinfo`), FML2 and 3 (`forgeData.mods`), and Forge's packed form (`forgeData.d`).
import { field, list } from '../json-field.ts';
import { stripCodes } from '../plain-text.ts';
import { readPackedMods } from './packed-mods.ts';

interface Mod {
  readonly name: string;
  readonly version: string;
}

export interface ModList {
  readonly mods: readonly Mod[];
  /** The server left some out, or there were more than we return. */
  readonly isTruncated: boolean;
}

const MAX_MODS = 1000;
const MAX_TEXT_LENGTH = 64;

/** Undefined when the server says nothing about mods. */
export function readMods(status: unknown): ModList | undefined {
  const forge = field(status, 'forgeData');
  const packed = field(forge, 'd');
  if (typeof packed === 'string') return readPackedList(packed);
  const fml1 = list(field(field(status, 'modinfo'), 'modList')).slice(0, MAX_MODS + 1);
  const fml2 = list(field(forge, 'mods')).slice(0, MAX_MODS + 1);
  const found = [
    ...fml1.map((mod) => readMod(field(mod, 'modid'), field(mod, 'version'))),
    ...fml2.map((mod) => readMod(field(mod, 'modId'), field(mod, 'modmarker'))),
  ].filter((mod) => mod !== undefined);
  if (found.length === 0) return undefined;
  return cut(found, field(forge, 'truncated') === true);
}

function readPackedList(packed: string): ModList | undefined {
  const { mods, isTruncated } = readPackedMods(packed, MAX_MODS + 1);
  const found = mods
    .map(({ id, version }) => readMod(id, version))
    .filter((mod) => mod !== undefined);
  return found.length === 0 ? undefined : cut(found, isTruncated);
}

function readMod(id: unknown, version: unknown): Mod | undefined {
  if (typeof id !== 'string' || id === '') return undefined;
  return { name: readText(id), version: typeof version === 'string' ? readText(version) : '' };
}

function readText(text: string): string {
  return stripCodes(text.slice(0, MAX_TEXT_LENGTH));
}

function cut(mods: readonly Mod[], isTruncated: boolean): ModList {
  return { mods: mods.slice(0, MAX_MODS), isTruncated: isTruncated || mods.length > MAX_MODS };
}
