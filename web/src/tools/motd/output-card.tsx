import {
  type MessageLoss,
  snippetsFile,
  TARGET_FILES,
  type TargetId,
} from '@fucina/server-message';
import { explainMessageLoss } from '@fucina/site/words/server-message';
import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useField, useSelected } from '../../tool/tool.tsx';
import { ToolSelect } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { FIRST_OUTPUT_ID, Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FIRST_OUTPUT, isFirstOutput } from './first-output.ts';
import { lazyEngine } from './lazy.ts';
import { motdState } from './state.ts';
import { useLaidOut } from './use-laid-out.ts';

/** The message in the file that the visitor has. */
export function OutputCard() {
  const { t } = useWords();
  const [target] = useField(motdState, 'target');
  return (
    <Card title={t('motd.output.title')} region>
      <ToolSelect
        of={motdState}
        field="target"
        label={t('motd.output.target')}
        hideLabel
        labelOf={(value) => t(`motd.targets.${value}.name`)}
      />
      <Written target={target} />
      <p className="text-sm">{t(`motd.targets.${target}.where`)}</p>
      <p className="text-sm text-muted">{t(`motd.targets.${target}.note`)}</p>
    </Card>
  );
}

/** Updated after a key is painted. */
function Written({ target }: { readonly target: TargetId }) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const newest = useLaidOut();
  const message = useAfterPaint(newest);
  const isFirst = useSelected(motdState, isFirstOutput);
  const written = useMemo(
    () => (isFirst ? FIRST_OUTPUT : engine?.writeTarget(target, message)),
    [isFirst, engine, target, message],
  );
  const snippets = written?.value ?? [{ below: [], text: '' }];
  return (
    <>
      {snippets.map(({ below, text }, index) => (
        <Output
          key={below.join('.')}
          id={index === 0 ? FIRST_OUTPUT_ID : undefined}
          label={t('motd.output.result', { number: index + 1 })}
          kind={
            below.length === 0 ? (
              TARGET_FILES[target]
            ) : (
              <>
                {t('motd.output.below')} <code className="font-mono">{pathOf(below)}</code>
              </>
            )
          }
          value={text}
          newest={() => engine?.writeTarget(target, newest).value[index]?.text ?? text}
          copyName={
            snippets.length > 1 ? t('motd.output.copy', { number: index + 1 }) : t('ui.copy')
          }
          actions={
            index === 0 && written ? (
              <DownloadButton
                content={snippetsFile(written.value)}
                fileName={TARGET_FILES[target]}
              />
            ) : undefined
          }
          look={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
      <Losses losses={written?.losses ?? []} />
    </>
  );
}

function Losses({ losses }: { readonly losses: readonly MessageLoss[] }) {
  const { t } = useWords();
  if (losses.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="font-medium">{t('motd.output.losses')}</h3>
      <ul className="mt-1 list-disc ps-5 text-warning">
        {losses.map((loss) => {
          const sentence = explainMessageLoss(loss, t);
          return (
            <li key={`${loss.code} ${loss.detail}`} className="wrap-anywhere">
              {sentence}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function pathOf(below: readonly string[]): string {
  return below.map((key) => (key === '-' ? '-' : `${key}:`)).join(' ');
}
