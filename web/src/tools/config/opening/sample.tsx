import './sample.css';
import { Check } from 'lucide';
import { TextPreview } from '../../../ui/game-text/text-preview.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stage } from '../../../ui/stage.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { SAMPLE, SAMPLE_RUNS } from './sample-pair.ts';

/** What the studio does, in one line of a file: two notations, one look. */
export function Sample() {
  const { t } = useWords();
  return (
    <div className="sample-pair">
      <Stage
        label={t('config.open.sample')}
        picture={
          <div className="grid sm:grid-cols-2">
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className="flex flex-col">
                <p className="dark grow bg-page px-4 pt-3 pb-2 text-sm text-muted">
                  {t(`config.row.${side}`)}
                  <code className="mt-1 block text-ink wrap-anywhere">{SAMPLE[side]}</code>
                </p>
                <div inert>
                  <TextPreview runs={SAMPLE_RUNS} />
                </div>
              </div>
            ))}
          </div>
        }
      >
        <Icon icon={Check} size={16} className="text-good" />
        <span className="text-muted">{t('config.marks.same')}</span>
      </Stage>
    </div>
  );
}
