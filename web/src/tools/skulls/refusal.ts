import { type GiveError, givePlainHead } from '@fucina/minecraft-item';
import type { VersionFamilyId } from '@fucina/minecraft-item/inner';
import type { Translate } from '../../words/translate.ts';
import type { SkullsState } from './state.ts';

/** Why there is no command for this recipient in these versions, whatever the head. */
export function refusalOf(
  { target, count }: Pick<SkullsState, 'target' | 'count'>,
  version: VersionFamilyId,
): GiveError | undefined {
  const given = givePlainHead({ target, count, version });
  return given.ok ? undefined : given.error;
}

export function refusalWords(error: GiveError, t: Translate): string {
  const [least, most] = [
    'least' in error ? error.least : undefined,
    'most' in error ? error.most : undefined,
  ];
  return t(`skulls.refused.${KEYS[error.code] ?? 'other'}`, { least, most });
}

// The other codes concern the owner and the texture, which were checked before.
const KEYS: Partial<Record<GiveError['code'], 'target' | 'count' | 'lore_lines'>> = {
  target: 'target',
  count: 'count',
  'lore-lines': 'lore_lines',
};
