import { hasFeature } from '@fucina/game-versions';
import { FLAG_SETS } from './flag-sets.ts';
import { type Note, note } from './note.ts';
import type { CompleteSettings } from './settings.ts';

/** All arguments after the jar. */
export function serverArguments(
  settings: CompleteSettings,
  extra: readonly string[],
): readonly string[] {
  const noGui = usesOldNoGui(settings) ? 'nogui' : '--nogui';
  const hidden = !settings.showGui && !FLAG_SETS[settings.flagSet].proxy;
  return hidden ? [...extra.filter((word) => !/^-{0,2}nogui$/.test(word)), noGui] : extra;
}

export function serverNotes(settings: CompleteSettings): readonly Note[] {
  if (FLAG_SETS[settings.flagSet].proxy) return [note('no-gui-proxy')];
  return !settings.showGui && usesOldNoGui(settings) ? [note('no-gui-old-name')] : [];
}

function usesOldNoGui({ serverVersion }: CompleteSettings): boolean {
  return serverVersion !== undefined && !hasFeature(serverVersion, 'dashed-no-gui');
}
