import { isAtLeast, since } from '@fucina/game-versions';
import { isProxy } from './is-proxy.ts';
import { note, type StartNote } from './note.ts';
import type { CompleteSettings } from './settings.ts';

/** All arguments after the jar. */
export function serverArguments(
  settings: CompleteSettings,
  extra: readonly string[],
): readonly string[] {
  const noGui = usesOldNoGui(settings) ? 'nogui' : '--nogui';
  const hidden = !settings.showGui && !isProxy(settings);
  return hidden ? [...extra.filter((word) => !/^-{0,2}nogui$/.test(word)), noGui] : extra;
}

export function serverNotes(settings: CompleteSettings): readonly StartNote[] {
  if (isProxy(settings)) return [note('no-gui-proxy')];
  return !settings.showGui && usesOldNoGui(settings) ? [note('no-gui-old-name')] : [];
}

function usesOldNoGui({ version }: CompleteSettings): boolean {
  return version !== undefined && !isAtLeast(version, since.dashedNoGui);
}
