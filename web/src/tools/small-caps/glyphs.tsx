import { DIGITS, Q_GLYPHS, S_GLYPHS } from '@fucina/tool-state/tools/small-caps';
import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { smallCapsState } from './state.ts';

/** The characters that the converter writes, and how versions of the game show them. */
export function Glyphs() {
  const { t } = useWords();
  const [keepCodes, setKeepCodes] = useField(smallCapsState, 'keepCodes');
  const [q, setQ] = useField(smallCapsState, 'q');
  const [s, setS] = useField(smallCapsState, 's');
  const [digits, setDigits] = useField(smallCapsState, 'digits');
  const asChoices = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: value }));
  return (
    <Card title={t('smallcap.glyphs.title')}>
      <Checkbox
        label={t('smallcap.keep_codes')}
        hint={t('smallcap.keep_codes_hint')}
        checked={keepCodes}
        onCheckedChange={setKeepCodes}
      />
      {/* In the game's letters: the small capital q came late to Unicode, and few systems can show it. */}
      <div className="flex flex-wrap gap-x-10 gap-y-4 [&_label]:font-pixel [&_label]:text-base">
        <SegmentedControl
          label={t('smallcap.glyphs.q')}
          choices={asChoices(Q_GLYPHS)}
          value={q}
          onValueChange={setQ}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.s')}
          choices={asChoices(S_GLYPHS)}
          value={s}
          onValueChange={setS}
        />
        <SegmentedControl
          label={t('smallcap.glyphs.digits')}
          choices={DIGITS.map((value) => ({ value, label: t(`smallcap.glyphs.${value}`) }))}
          value={digits}
          onValueChange={setDigits}
        />
      </div>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-muted">
        <li>{t('smallcap.versions.today')}</li>
        <li>{t('smallcap.versions.before')}</li>
        {q === 'ꞯ' && <li>{t('smallcap.versions.q')}</li>}
        {s === 'ѕ' && <li>{t('smallcap.versions.cyrillic')}</li>}
      </ul>
    </Card>
  );
}
