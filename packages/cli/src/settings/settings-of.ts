import { resolve } from 'node:path';
import { fitsKeys, type PlanOptions } from '@fucina/config-text';
import { fitsGlob } from '@fucina/config-text/inner';
import type { WantedLevels } from '../rules/wanted-levels.ts';
import { below } from '../slashed.ts';
import type { SettingsFile } from './settings.ts';
import { namedProfile, type WantedProfile } from './wanted-profile.ts';

/** What settings say about files; paths are relative to the working directory. */
export interface Settings {
  readonly folder: string;
  readonly ignore: readonly string[];
  readonly rules: WantedLevels;
  readonly style: SettingsFile['style'];
  /** How a file is read: as the command line says, else as the settings say; their tags are known either way. */
  readonly profileOf: (path: string, named: string | undefined) => WantedProfile | undefined;
  readonly decisionFor: (path: string) => PlanOptions['decisionOf'];
}

export const NO_SETTINGS: Settings = settingsOf(resolve('.'), {});

/** Globs are relative to the folder of the settings. */
export function settingsOf(folder: string, file: SettingsFile): Settings {
  const { profiles = {}, rules = {}, ignore = [], style, strings = {}, tags = {} } = file;
  const fitting = <Value>(entries: Readonly<Record<string, Value>>, path: string): Value[] => {
    const local = below(folder, path);
    if (local === undefined) return [];
    return Object.entries(entries).flatMap(([glob, value]) =>
      fitsGlob(local, glob.replace(/^\.?\//, '')) ? [value] : [],
    );
  };
  return {
    folder,
    ignore,
    rules,
    style,
    profileOf(path, named) {
      const found = fitting(profiles, path).at(-1);
      const said = typeof found === 'string' ? namedProfile(found) : found;
      const known = fitting(tags, path).flat();
      const wanted = namedProfile(named) ?? said;
      return known.length === 0 ? wanted : { ...wanted, tags: known };
    },
    decisionFor(path) {
      const found = fitting(strings, path);
      if (found.length === 0) return undefined;
      const never = found.flatMap((one) => one.never ?? []);
      const always = found.flatMap((one) => one.always ?? []);
      return (keys) => {
        if (always.some((pattern) => fitsKeys(keys, pattern))) return 'text';
        return never.some((pattern) => fitsKeys(keys, pattern)) ? 'setting' : undefined;
      };
    },
  };
}
