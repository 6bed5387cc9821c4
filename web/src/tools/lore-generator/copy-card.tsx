import { type GiveError, giveItem, writeDisplay } from '@fucina/minecraft-item';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolStore } from '../../state/tool-store.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Output } from '../../ui/output.tsx';
import { Select } from '../../ui/select.tsx';
import { GiveFields, GiveNotes } from './give-fields.tsx';
import { type LoreState, OUTPUT_FORMATS } from './state.ts';

interface CopyCardProps {
  readonly state: LoreState;
  readonly set: ToolStore<LoreState>['set'];
}

/** The same name and lore for wherever they are needed. */
export const CopyCard = memo(function CopyCard({ state, set }: CopyCardProps) {
  const { t } = useTranslation();
  // A hundred lines take a moment to write: typing and its preview go first.
  const shown = useDeferredValue(state);
  const written = useMemo(() => write(shown), [shown]);
  const { format } = state;
  const hasTitle = format === 'give' || format.startsWith('java');
  return (
    <Card title={t('lore_generator.copy_as')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('lore_generator.output_format')} className="min-w-56 flex-1">
          <Select
            choices={OUTPUT_FORMATS.map((value) => ({
              value,
              label: t(`lore_generator.formats.${value}`),
            }))}
            value={format}
            onValueChange={(chosen) => set({ format: chosen })}
          />
        </Field>
        {!hasTitle && (
          <Checkbox
            className="h-control justify-center"
            label={t('lore_generator.with_title')}
            checked={state.withTitle}
            onCheckedChange={(withTitle) => set({ withTitle })}
          />
        )}
      </div>
      {format === 'give' && <GiveFields state={state} set={set} />}
      {written.ok ? (
        <Output
          label={t('lore_generator.output')}
          kind={t(`lore_generator.formats.${shown.format}`)}
          value={written.value}
          rows={6}
        />
      ) : (
        <p className="text-danger">{t(`lore_generator.refused.${written.reason}`)}</p>
      )}
      {format === 'give' && written.ok && (
        <GiveNotes command={written.value} family={shown.family} />
      )}
    </Card>
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
