import { useField } from '../../tool/tool.tsx';
import { ToolCheckbox, ToolSegments } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { smallCapsState } from './state.ts';

/** The characters that the converter writes, and how versions of the game show them. */
export function Glyphs() {
  const { t } = useWords();
  const [q] = useField(smallCapsState, 'q');
  const [s] = useField(smallCapsState, 's');
  return (
    <Card title={t('smallcap.glyphs.title')}>
      <ToolCheckbox
        of={smallCapsState}
        field="keepCodes"
        label={t('smallcap.keep_codes')}
        hint={t('smallcap.keep_codes_hint')}
      />
      {/* In the game's letters: the small capital q came late to Unicode, and few systems can show it. */}
      <div className="flex flex-wrap gap-x-8 gap-y-4 [&_label]:font-pixel [&_label]:text-base">
        <ToolSegments of={smallCapsState} field="q" label={t('smallcap.glyphs.q')} />
        <ToolSegments of={smallCapsState} field="s" label={t('smallcap.glyphs.s')} />
        <ToolSegments
          of={smallCapsState}
          field="digits"
          label={t('smallcap.glyphs.digits')}
          labelOf={(value) => t(`smallcap.glyphs.${value}`)}
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
