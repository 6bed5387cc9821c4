import {
  type GiveResult,
  giveHead,
  type HeadRequest,
  toFunctionLine,
  toGameCommand,
  toJavaString,
  toYamlString,
  type VersionFamilyId,
} from '@fucina/minecraft-item';
import type { Variant } from './variants.ts';

const WRAPPERS: Readonly<Record<Variant, (command: string) => string>> = {
  full: (command) => command,
  short: (command) => command,
  game: toGameCommand,
  function: toFunctionLine,
  yaml: toYamlString,
  java: toJavaString,
};

/** The command of a range of versions, written for where it will be entered. */
export function writeVariant(
  request: Omit<HeadRequest, 'family' | 'short'>,
  family: VersionFamilyId,
  variant: Variant,
): GiveResult {
  const given = giveHead({ ...request, family, short: variant === 'short' });
  return given.ok ? { ok: true, value: WRAPPERS[variant](given.value) } : given;
}
