import {
  type GiveResult,
  givePlainHead,
  type HeadRequest,
  toFunctionLine,
  toGameCommand,
  toJavaString,
  toYamlString,
} from '@fucina/minecraft-item';
import type { VersionFamilyId } from '@fucina/minecraft-item/inner';
import type { Variant } from './state.ts';

/** What reads the name and lore of a head; `none` for one that has neither. */
export type Texts = typeof import('./text-writers.ts') | 'none';

const WRAPPERS: Readonly<Record<Variant, (command: string) => string>> = {
  full: (command) => command,
  short: (command) => command,
  game: toGameCommand,
  function: toFunctionLine,
  // What plugins run has no slash, whether it is in their files or in their code.
  yaml: (command) => toYamlString(toFunctionLine(command)),
  java: (command) => toJavaString(toFunctionLine(command)),
};

/** The command of a range of versions, written for where it will be entered. */
export function writeVariant(
  request: Omit<HeadRequest, 'version' | 'short'>,
  version: VersionFamilyId,
  variant: Variant,
  texts: Texts,
): GiveResult {
  const give = texts === 'none' ? givePlainHead : texts.giveHead;
  const given = give({ ...request, version, short: variant === 'short' });
  return given.ok ? { ok: true, value: WRAPPERS[variant](given.value) } : given;
}
