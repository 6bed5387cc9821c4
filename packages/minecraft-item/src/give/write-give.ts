import type { VersionFamily } from '../families.ts';
import { MAX_LORE_LINES } from '../limits.ts';
import { type ItemCommand, writeItemCommand } from './item-command.ts';
import { type Described, type GiveResult, type Recipient, refuse } from './request.ts';

/** The name and lore as a command of these versions holds them. */
export type WriteTexts = (
  described: Described,
  family: VersionFamily,
) => Pick<ItemCommand, 'name' | 'lore'>;

// Lenient on purpose: plugins and Bedrock bridges put characters of their own before names.
const TARGET = /^(@[a-z](\[[^\n]*\])?|[^\s@/"'{}[\]]{1,64})$/;

export function writeGive(
  request: Recipient & Described,
  family: VersionFamily,
  item: Pick<ItemCommand, 'item' | 'dataValue' | 'owner'>,
  writeTexts: WriteTexts,
): GiveResult {
  const { target = '@p', count = 1, lore = [], short = false } = request;
  if (!TARGET.test(target)) return refuse({ code: 'target', field: 'target' });
  if (!Number.isInteger(count) || count < 1 || count > family.maxItems) {
    return refuse({ code: 'count', field: 'count', least: 1, most: family.maxItems });
  }
  if (lore.length > MAX_LORE_LINES) {
    return refuse({ code: 'lore-lines', field: 'lore', most: MAX_LORE_LINES });
  }
  const texts = writeTexts(request, family);
  return {
    ok: true,
    value: writeItemCommand({ ...item, ...texts, target, count, family, short }),
  };
}
