import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { DIGITS, Q_GLYPHS, S_GLYPHS, type SmallCapsState } from './state.ts';

interface GlyphsProps {
  readonly state: SmallCapsState;
  readonly onChange: (change: Partial<SmallCapsState>) => void;
}

/** Which signs the converter writes, and what they look like in which versions of the game. */
export function Glyphs({ state, onChange }: GlyphsProps) {
  const { t } = useTranslation();
  const asChoices = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: value }));
  return (
    <>
      <Checkbox
        label={t('smallcap.keep_codes')}
        hint={t('smallcap.keep_codes_hint')}
        checked={state.keepCodes}
        onCheckedChange={(keepCodes) => onChange({ keepCodes })}
      />
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <SegmentedControl
          label={t('smallcap.glyphs.q')}
          choices={asChoices(Q_GLYPHS)}
          value={state.q}
          onValueChange={(q) => onChange({ q })}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.s')}
          choices={asChoices(S_GLYPHS)}
          value={state.s}
          onValueChange={(s) => onChange({ s })}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.digits')}
          choices={DIGITS.map((value) => ({ value, label: t(`smallcap.glyphs.${value}`) }))}
          value={state.digits}
          onValueChange={(digits) => onChange({ digits })}
        />
      </div>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-muted">
        <li>{t('smallcap.versions.today')}</li>
        <li>{t('smallcap.versions.before')}</li>
        {state.q === 'ꞯ' && <li>{t('smallcap.versions.q')}</li>}
        {state.s === 'ѕ' && <li>{t('smallcap.versions.cyrillic')}</li>}
      </ul>
    </>
  );
}
