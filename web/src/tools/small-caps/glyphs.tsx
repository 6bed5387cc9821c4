import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { DIGITS, Q_GLYPHS, S_GLYPHS, type SmallCapsState } from './state.ts';

interface GlyphsProps extends Omit<SmallCapsState, 'text'> {
  readonly set: (change: Partial<SmallCapsState>) => void;
}

/** Which signs the converter writes, and what they look like in which versions of the game. */
export const Glyphs = memo(function Glyphs({ keepCodes, q, s, digits, set }: GlyphsProps) {
  const { t } = useWords();
  const asChoices = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: value }));
  return (
    <>
      <Checkbox
        label={t('smallcap.keep_codes')}
        hint={t('smallcap.keep_codes_hint')}
        checked={keepCodes}
        onCheckedChange={(checked) => set({ keepCodes: checked })}
      />
      {/* In the game's letters: the small capital q came late to Unicode, and few systems can show it. */}
      <div className="flex flex-wrap gap-x-10 gap-y-4 [&_label]:font-pixel [&_label]:text-base">
        <SegmentedControl
          label={t('smallcap.glyphs.q')}
          choices={asChoices(Q_GLYPHS)}
          value={q}
          onValueChange={(glyph) => set({ q: glyph })}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.s')}
          choices={asChoices(S_GLYPHS)}
          value={s}
          onValueChange={(glyph) => set({ s: glyph })}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.digits')}
          choices={DIGITS.map((value) => ({ value, label: t(`smallcap.glyphs.${value}`) }))}
          value={digits}
          onValueChange={(chosen) => set({ digits: chosen })}
        />
      </div>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-muted">
        <li>{t('smallcap.versions.today')}</li>
        <li>{t('smallcap.versions.before')}</li>
        {q === 'ꞯ' && <li>{t('smallcap.versions.q')}</li>}
        {s === 'ѕ' && <li>{t('smallcap.versions.cyrillic')}</li>}
      </ul>
    </>
  );
});
