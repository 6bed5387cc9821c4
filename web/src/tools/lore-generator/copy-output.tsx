import { type GiveError, giveItem, writeDisplay } from '@fucina/minecraft-item';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Output } from '../../ui/output.tsx';
import { GiveNotes } from './give-notes.tsx';
import type { LoreState } from './state.ts';

interface CopyOutputProps {
  readonly state: LoreState;
}

export const CopyOutput = memo(function CopyOutput({ state }: CopyOutputProps) {
  const { t } = useTranslation();
  const { format, family } = state;
  const written = write(state);
  if (!written.ok) {
    return <p className="text-danger">{t(`lore_generator.refused.${written.reason}`)}</p>;
  }
  return (
    <>
      <Output
        label={t('lore_generator.output')}
        kind={t(`lore_generator.formats.${format}`)}
        value={written.value}
        rows={6}
      />
      {format === 'give' && <GiveNotes command={written.value} family={family} />}
    </>
  );
});

type Written =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'item' | 'lore' | 'other' };

function write({ title, lines, format, withTitle, upright, item, family }: LoreState): Written {
  const italics = upright ? 'upright' : 'game';
  if (format !== 'give') {
    const isNamed = withTitle || format.startsWith('java');
    const display = { lore: lines, italics, ...(isNamed && { name: title }) } as const;
    return { ok: true, value: writeDisplay(display, format) };
  }
  const given = giveItem({ item: item.trim(), name: title, lore: lines, italics, family });
  if (given.ok) return given;
  return { ok: false, reason: REASONS[given.error.code] ?? 'other' };
}

// The other codes are about what this page does not let anybody choose.
const REASONS: Partial<Record<GiveError['code'], 'item' | 'lore'>> = {
  'item-id': 'item',
  'lore-lines': 'lore',
};
